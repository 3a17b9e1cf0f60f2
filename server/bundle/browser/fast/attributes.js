// Fast paths, part 3: reading and writing attributes.
(function ($B) {
  "use strict";
  const _b_ = $B.builtins;
  const { None, list, tuple, object, type, property } = _b_;
  const { NULL, DICT } = $B;
  const { lookup, isPlain, hasPlainLookup, TABLE } = $B.fast;
  const { hasOwn } = Object;
  const UNDERSCORE = 95;

  const isPrivate = (name) => name.charCodeAt(0) === UNDERSCORE;

  function ofModule(module, name) {
    const names = module[DICT];
    if (names === undefined || isPrivate(name) || !hasOwn(names, name)) return NULL;
    const value = names[name];
    const special = value === undefined || value === null || value.__get__ !== undefined || value.$js_func !== undefined;
    return special ? NULL : value;
  }

  function ofInstance(instance, cls, name) {
    const found = lookup(cls, name);
    const own = instance[DICT];
    const isOwn = own !== undefined && hasOwn(own, name);
    if (found === NULL) return isOwn ? own[name] ?? NULL : NULL;
    const kind = found.ob_type;
    if (kind === $B.function) return isOwn ? NULL : $B.method.$factory(found, instance);
    if (kind === $B.member_descriptor) return ofSlot(instance, found);
    if (kind === property) return typeof found.prop_get === "function" ? found.prop_get(instance) : NULL;
    if (isPlain(found)) return isOwn ? own[name] : found;
    return NULL;
  }

  function ofSlot(instance, descriptor) {
    const slot = descriptor.d_member.attr;
    return hasOwn(instance, slot) ? instance[slot] : NULL;
  }

  function ofClass(cls, name) {
    if (!hasOwn(cls, "tp_name") || isPrivate(name)) return NULL;
    const found = lookup(cls, name);
    if (found === NULL || lookup(type, name) !== NULL) return NULL;
    const kind = found.ob_type;
    return isPlain(found) || kind === list || kind === tuple || kind === $B.function ? found : NULL;
  }

  /** The attribute if it can be had in one of the simple ways, otherwise NULL. */
  function simplyGot(owner, name) {
    const cls = owner.ob_type;
    if (cls === undefined) return NULL;
    if (cls === $B.module) return ofModule(owner, name);
    if (hasPlainLookup(cls)) return ofInstance(owner, cls, name);
    return cls === type ? ofClass(owner, name) : NULL;
  }

  const originalGetattr = $B.$getattr;
  function getattr(owner, name, otherwise) {
    if (typeof owner === "object" && owner !== null && typeof name === "string") {
      const value = simplyGot(owner, name);
      if (value !== NULL) return value;
    }
    return originalGetattr(owner, name, otherwise);
  }
  $B.$getattr = getattr;

  $B.$getattr_pep657 = function (owner, name, position) {
    try {
      return getattr(owner, name);
    } catch (error) {
      $B.set_inum(position);
      throw error;
    }
  };

  const originalSetattr = $B.$setattr;
  function setattr(owner, name, value) {
    return simplySet(owner, name, value) ? None : originalSetattr(owner, name, value);
  }
  $B.$setattr = setattr;

  /** Sets an attribute that the instance already has in its __dict__, or a slot. Whether it did. */
  function simplySet(owner, name, value) {
    if (typeof owner !== "object" || owner === null || value === undefined || value === NULL) return false;
    const cls = owner.ob_type;
    if (cls === undefined || cls.tp_funcs !== undefined || cls.tp_setattro !== object.tp_setattro) return false;
    const found = lookup(cls, name);
    if (found === NULL || isPlain(found)) return setOwn(owner, cls, name, value);
    if (found.ob_type !== $B.member_descriptor || found.d_member.flags !== 0) return false;
    owner[found.d_member.attr] = value;
    return true;
  }

  function setOwn(owner, cls, name, value) {
    const own = owner[DICT];
    const known = own !== undefined && own[TABLE] === undefined && hasOwn(own, name);
    if (!known || lookup(cls, "__slots__") !== NULL) return false;
    own[name] = value;
    return true;
  }

  $B.$setattr1 = function (owner, name, value, position) {
    try {
      setattr(owner, name, value);
    } catch (error) {
      $B.set_inum(position);
      throw error;
    }
  };
})(__BRYTHON__);
