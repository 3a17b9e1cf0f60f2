"""The page's own texts in Persian. What the rules say (cards, powers, questions, news) comes from `engine.wording`."""

from engine.wording.fa.grammar import count, listed, number, signed

DIRECTION = "rtl"
DIGITS = "۰۱۲۳۴۵۶۷۸۹"

# Everywhere
TITLE = "مسابقه برای کهکشان"
TAGLINE = "شکوفاترین امپراتوری کهکشان را بسازید."
UNOFFICIAL = "نسخه‌ای غیررسمی و غیرتجاری از هواداران بازی."
GUEST = "ناخدا"      # who plays without having typed a name
CLOSE = "بستن"
LOADING = "یک لحظه…"
CONNECTION_LOST = "ارتباط قطع شد. دوباره تلاش می‌شود؛ چیزی از دست نمی‌رود."
UNREACHABLE = "دسترسی به کارساز ممکن نشد. لطفاً دوباره تلاش کنید."
NO_ROOM = "چنین اتاقی نیست."
LESSON_ENDED = "آموزگار درس را به پایان رساند. چیزی از آن نگه داشته نمی‌شود."
HOME = "خانه"
BROKEN = "در این صفحه خطایی رخ داد. بازی در کارساز در امان است."
RELOAD = "بار کردن دوبارهٔ صفحه"
NEEDS_SCRIPTS = "این صفحه به جاوااسکریپت نیاز دارد."
OLD_PAGE = "کارساز صفحه‌ای تازه‌تر از این دارد. اگر چیزی نادرست به نظر می‌رسد، صفحه را دوباره بار کنید."
LANGUAGE = "زبان"
THEME = {"auto": "رنگ‌ها: مانند دستگاه", "dark": "رنگ‌ها: تیره", "light": "رنگ‌ها: روشن"}
LINK_COPIED = "پیوند رونوشت شد. آن را برای هم‌بازی‌هایتان بفرستید."
NOT_COPIED = "مرورگر نگذاشت این صفحه رونوشت بردارد. پیوند را انتخاب کنید و خودتان رونوشت بردارید."

# What the server refuses, by its reason and what it adds to it; reasons of the rules are worded by the engine
REFUSALS = {
    "bad_name empty": "لطفاً نامی بنویسید.",
    "bad_name control": "نام نمی‌تواند سطر تازه یا نویسهٔ کنترلی داشته باشد.",
    "bad_name long": "نام حداکثر ۲۴ نویسه می‌تواند داشته باشد.",
    "bad_bot": "چنین رباتی نیست.",
    "bad_lesson": "چنین درسی نیست.",
    "bad_option bots": "باید جایی برای خودتان بماند: یک ربات کمتر بردارید.",
    "busy": "این کارساز اکنون پر است. لطفاً دیرتر تلاش کنید.",
    "full": "این اتاق پر است. می‌توانید بازی را تماشا کنید.",
    "full learners": "این درس جای آموزندهٔ دیگری ندارد. می‌توانید تماشا کنید.",
    "held": "لطفاً به بالا نگاه کنید: آموزگار بازی را یک دم نگه داشته است.",
    "internal": "در کارساز خطایی رخ داد، و چیزی دگرگون نشد.",
    "late": "بازی از آن پس پیش رفته است. لطفاً دوباره نگاه کنید.",
    "malformed": "آن پیام فهمیده نشد.",
    "no_step": "در آن سو چیز دیگری نیست.",
    "no_tables": "۱ تا ۱۵ میز می‌شود، و باید کسی باشد که سر آن‌ها بنشیند.",
    "not_asked": "اکنون چیزی پرسیده نشده است.",
    "not_free": "آن جا گرفته شده است.",
    "not_free bot": "در آن جا رباتی نیست.",
    "not_free seat": "چنین جایی نیست.",
    "not_full": "پیش از شروع بازی باید همهٔ جاها پر شود.",
    "not_host": "فقط میزبان اتاق می‌تواند این کار را بکند.",
    "not_lobby": "بازی شروع شده است.",
    "not_over": "بازی هنوز تمام نشده است.",
    "not_playing": "بازی هنوز شروع نشده است.",
    "not_seated": "شما تماشا می‌کنید: فقط بازیکنان می‌توانند این کار را بکنند.",
    "not_seated learner": "شما تماشا می‌کنید: فقط شرکت‌کنندگان می‌توانند این کار را بکنند.",
    "not_teacher": "فقط آموزگار این اتاق می‌تواند این کار را بکند.",
    "not_testing": "این کارساز وضعیت آزمایشی باز نمی‌کند.",
    "origin": "این را سایت دیگری خواسته بود، پس انجام نشد.",
    "retry": "کارساز نتوانست آن را ذخیره کند، پس چیزی دگرگون نشد. لطفاً دوباره تلاش کنید.",
    "retry looking": "کارساز اکنون نمی‌تواند آن را بیابد. لطفاً دوباره تلاش کنید.",
    "too_large": "آن پیام بیش از اندازه بزرگ است.",
    "too_many": "پیام‌ها یکباره زیاد شد. لطفاً یک لحظه صبر کنید.",
    "too_many rooms": "یکباره اتاق‌های تازهٔ زیادی ساخته شد. لطفاً یک دقیقه صبر کنید.",
    "too_many unknown": "اتاق‌های ناشناخته بیش از اندازه شد. لطفاً یک دقیقه صبر کنید.",
}

# Home
PLAY_NOW = "همین حالا بازی با ربات"
PLAY_NOW_HELP = "نخستین بازی با دست‌های آماده. بدون پر کردن فرم."
CREATE = "بازی با دوستان"
JOIN = "پیوستن به اتاق"
YOUR_NAME = "نام شما"
GAME = "بازی"
PLAYERS = "بازیکنان"
BOTS = "از آن‌ها ربات"
EDITIONS = {2: "ویرایش دوم", 1: "ویرایش نخست"}
HANDS = {"off": "هیچ‌کس", "all": "همه", "newcomers": "تازه‌کارها"}
MAKE_ROOM = "ساختن اتاق"
ROOM_CODE = "کد اتاق"
ENTER_ROOM = "رفتن به اتاق"
NAME_MISSING = "لطفاً نخست نامتان را بنویسید."
CODE_MISSING = "لطفاً کد اتاق را بنویسید."

# Lobby
ROOM = "اتاق"
INVITE = "دعوت از دیگران"
INVITE_HELP = "این پیوند را باز یا کد را اسکن کنند. حساب لازم نیست."
COPY_LINK = "رونوشت پیوند"
PROJECTOR = "باز کردن میز برای پروژکتور"
SEATS = "جاها"
FREE_SEAT = "جای آزاد"
BOT = "ربات"
HOST_STARTS = "میزبان بازی را شروع می‌کند."
ADD_BOT = "افزودن ربات"
REMOVE_BOT = "برداشتن"
START = "شروع بازی"
TAKE_SEAT = "نشستن"
WATCHING = "شما تماشا می‌کنید."
BOT_PLAYS_ON = "ربات به جایش ادامه دهد"
AWAY_NOW = "این بازیکن اکنون متصل نیست."
AWAY = "دور از بازی"
THAT_IS_YOU = "شما"
FIRST_GAME = "این نخستین بازی من است"
NEWCOMER = "نخستین بازی"
QR_LABEL = "کد تصویری پیوند اتاق"

SEAT_LINK = "ادامهٔ بازی روی دستگاهی دیگر"
SEAT_LINK_HELP = "این پیوند جای خود شماست. آن را روی دستگاه دیگرتان باز کنید. هر کس آن را داشته باشد به جای شما بازی می‌کند، پس به کسی نشان ندهید."
SEAT_LINK_COPIED = "پیوند جای شما رونوشت شد. پیش خودتان نگه دارید."
FULL = "همهٔ جاها پر است. می‌توانید تماشا کنید: همین‌جا بمانید، با شروع بازی میز باز می‌شود."

# Table
ROUND = "دور"
CHIPS_LEFT = "امتیاز مانده"
DECK = "دسته"
LOG = "چه گذشت"
MENU = "فهرست"
PHASES = "مرحله‌های این دور"
OPPONENTS = "حریفان"
YOUR_TABLEAU = "روی میز شما"
YOUR_HAND = "دست شما"
ASIDE = "کارت‌ها برای انتخاب"
MORE = "هدف‌ها و نبردها"
WITH_PRESTIGE = "اعتبار"
PRESTIGE_CARD_LEFT = "کارت اعتبار به کار نرفته"
DAMAGED = "آسیب‌دیده"
INVADERS = "مهاجمان"
AGAINST = "در برابر"
REPULSE = "دفع"
REPULSE_HELP = "اگر هنگام آغاز هجوم قدرت نظامی همهٔ بازیکنان در برابر زنوها به مقدار دفع برسد، زنوها شکست می‌خورند و بازی تمام می‌شود. کالاهایی که در برابر آن‌ها داده شود از آن می‌کاهد. آنچه هنوز کم است:"
DEFEATS = "شکست‌ها"
ADMIRALS = "دریاسالاران"
STRENGTH = "توان"
INVADER = "مهاجم"
GIVEN = "کالای داده‌شده"
AWARDS = "امتیاز جایزه"
QUESTION = "اکنون چه باید کرد"
WINDFALL = "بادآورده"
FACES = {"icons": "نشانه", "words": "واژه", "both": "هر دو"}
CARDS_SHOW = "روی کارت‌ها"
MILITARY = "نظامی"
HIDDEN_CARD = "کارتی که نمی‌توانید ببینید"
UNDO = "پس گرفتن"
SENDING = "در حال فرستادن…"
SUGGEST = "پیشنهاد"
PLAN_FOR = {"points": "بیشترین امتیاز", "cards": "بیشترین کارت"}
PLAN_ALL = "به کار بردن همه"
PLAN_STOPS = "چیزی دگرگون شد، پس برنامه همین‌جا می‌ایستد. لطفاً خودتان ادامه دهید."
PLAN_HELP = "پیش از تأیید شما چیزی فرستاده نمی‌شود. می‌توانید قدرت‌ها را یکی‌یکی هم به کار ببرید."
ONE_BY_ONE = "یا یکی‌یکی:"
DO_ALL = "انجام همهٔ این‌ها"
CHIPS_OUT = "نشان‌های امتیاز تمام شد."
LAST_ROUND = "دور آخر"
HELP = "نشانه‌ها و قوانین"
EMPTY_HAND = "دستتان خالی است."
NOTHING_YET = "هنوز چیزی رخ نداده است."
THINKING = "در فکر"
READY = "آماده"
TURN_TITLE = "نوبت شماست"

# Card sheet
POWERS = "قدرت‌ها"
NO_POWERS = "این کارت قدرتی ندارد."
SCORING = "امتیاز در پایان"
PRICE_NOW = "گذاشتن آن اکنون چه می‌خواهد"
WAYS_NOW = "راه‌های به دست آوردن آن اکنون"
WORTH_NOW = "اکنون چقدر می‌ارزد"
CHOOSE_THIS = "انتخاب این کارت"
PUT_BACK = "برگرداندن"
WHY_NOT = "چرا نمی‌توانید انتخابش کنید"

# End
GAME_OVER = "امتیاز پایانی"
REMATCH = "بازی دوباره با همین جاها"
TOTAL = "جمع"
SOURCES = {"chips": "نشان‌های امتیاز", "worlds": "جهان‌ها", "developments": "پیشرفت‌ها", "bonus": "پاداش ۶ هزینه‌ای‌ها", "goals": "هدف‌ها",
           "prestige": "اعتبار", "awards": "امتیاز جایزه", "tiles": "لوح‌ها"}
POINTS_BY_CARD = "امتیاز، کارت به کارت"

# Projector
STILL_THINKING = "هنوز در فکر"
SCAN_TO_JOIN = "برای پیوستن اسکن کنید"
OPEN_LINK = "یا باز کنید"

# What choosing an action brings beyond what everybody does, as short as a button needs it
BONUSES = {
    "explore+5": "۵ کارت بیشتر بکشید.",
    "explore+1+1": "۱ بیشتر بکشید، ۱ بیشتر نگه دارید.",
    "develop": "پیشرفتتان ۱ ارزان‌تر است.",
    "develop2": "یک مرحلهٔ توسعهٔ دیگر.",
    "settle": "پس از جهانتان ۱ کارت بکشید.",
    "settle2": "یک مرحلهٔ استقرار دیگر.",
    "trade": "نخست یک کالا برای کارت بفروشید.",
    "double": "امتیاز کالاها دو برابر می‌شود.",
    "produce": "یک جهان بادآورده هم کالا می‌گیرد.",
    "repair": "دو جهانتان تعمیر می‌شود.",
    "search": "کارت رو کنید تا آنچه می‌جویید بیاید.",
    "prestige explore+5": "۱۱ بیشتر بکشید، ۱ بیشتر نگه دارید.",
    "prestige explore+1+1": "۷ بیشتر بکشید، ۲ بیشتر نگه دارید.",
    "prestige develop": "پیشرفتتان ۳ ارزان‌تر است.",
    "prestige develop2": "در مرحلهٔ دوم ۳ ارزان‌تر است.",
    "prestige settle": "۳ ارزان‌تر، یا ۲ قدرت نظامی بیشتر.",
    "prestige settle2": "همان در مرحلهٔ دوم.",
    "prestige trade": "۳ کارت بیشتر؛ دو برابر؛ کارت برای امتیاز.",
    "prestige double": "امتیاز کالاها سه برابر می‌شود.",
    "prestige produce": "دو کالای بادآورده و ۳ کارت.",
}
SMALL_BONUSES = {
    "explore": "به جای ۲ کارت ۴ کارت بکشید.",
    "develop": "پیشرفتتان ۱ ارزان‌تر است.",
    "settle": "پس از جهانتان ۱ کارت بکشید.",
    "consume": "هر کالا به جای ۱ امتیاز ۲ می‌دهد.",
    "produce": "جهان‌های بادآورده‌تان هم کالا می‌گیرند.",
}

# What each phase is, in a sentence
PHASE_HELP = {
    "explore": f"همه ۲ کارت می‌کشند و ۱ کارت نگه می‌دارند. انتخاب‌کنندهٔ کاوش بیشتر می‌کشد ({signed(5)}) یا بیشتر نگه می‌دارد ({signed(1)}، {signed(1)}).",
    "develop": "همه می‌توانند یک پیشرفت بگذارند و هزینه‌اش را با کارت‌های دست بپردازند. انتخاب‌کننده ۱ کارت کمتر می‌پردازد.",
    "settle": "همه می‌توانند یک جهان بگذارند: هزینه‌اش را بپردازند، یا قدرت نظامی کافی برای دفاع آن داشته باشند. انتخاب‌کننده پس از آن ۱ کارت می‌کشد.",
    "consume": "همه باید قدرت‌های مصرف خود را به کار ببرند. داد و ستد پیش از آن یک کالا را برای کارت می‌فروشد؛ دو برابر نشان‌های امتیاز را دو برابر می‌کند.",
    "produce": "هر جهان تولیدی بی‌کالا کالا می‌گیرد. انتخاب‌کننده یک جهان بادآورده را هم پر می‌کند.",
    "search": "جست‌وجوگر کارت رو می‌کند تا یکی از گونه‌ای که نام برده باشد، و آن را برمی‌دارد.",
    "invasion": "از دور ۳ زنوها در پایان دور حمله می‌کنند: هر کس با مهاجمی روبه‌رو می‌شود. آن که نیرومندتر است امتیاز جایزه می‌گیرد، آن که نیست جهانی از او آسیب می‌بیند.",
}

# The guided first game
GUIDE = {True: "توضیح بازی در راه: روشن", False: "توضیح بازی در راه: خاموش"}
GOT_IT = "فهمیدم"
NO_MORE_TIPS = "راهنمایی بس است"
# key: title, what is told, and signs that belong to it
LESSONS = {
    "goal": ["بازی بر سر چیست", "در پایان هر کس بیشترین امتیاز را دارد برنده است. کارت‌هایی که می‌گذارید امتیاز دارند، و کالاهایی که مصرف می‌کنید نشان امتیاز می‌آورند.", ["vp"]],
    "card": ["هر کارت سه چیز است", "آن را بگذارید تا برایتان کار کند. یا خرجش کنید: کارت‌های دست پول شماست. یا پشت‌ورو روی جهانی می‌نشیند و کالاست.", ["world", "discard", "good-any"]],
    "actions": ["کنشی انتخاب کنید", "همه پنهانی انتخاب می‌کنند. هر مرحله‌ای که کسی انتخاب کرد برای همه اجرا می‌شود، از کاوش تا تولید؛ انتخاب‌کننده پاداش می‌گیرد. مطمئن نیستید؟ استقرار شروع خوبی است.", ["explore", "develop", "settle", "consume", "produce"]],
    "explore": ["کاوش: کارت‌های تازه", "کارت‌هایی را که کشیدید ببینید و آنچه با داشته‌هایتان جور است نگه دارید. نشانهٔ گوشهٔ هر کارت همه‌چیز را دربارهٔ آن می‌گوید.", ["see"]],
    "develop": ["توسعه: یک پیشرفت", "بها روی هر کارتی که توانش را دارید نوشته است. پیشرفت‌ها (لوزی) قدرت‌هایی دارند که در همهٔ دورهای بعد کمک می‌کند.", ["development"]],
    "settle": ["استقرار: یک جهان", "برای جهان‌ها (دایره) با کارت می‌پردازید. نوع کالای توپر: در مرحلهٔ تولید کالا می‌دهد. توخالی: همان دم با کالا می‌آید.", ["world", "good-novelty", "windfall-novelty"]],
    "military": ["جهان‌های نظامی", "برای جهان سپردار پرداخت نمی‌شود: اگر قدرت نظامی‌تان به عدد روی سپر برسد از آن شماست. کارتی نمی‌برد.", ["defence", "military"]],
    "six": ["کارتی با ؟", "هر چه در پایان کارت‌های جور بیشتری داشته باشید بیشتر می‌ارزد. با نشانهٔ گوشه‌اش بازش کنید تا ببینید برای چه و چقدر.", ["vp"]],
    "nothing": ["چیزی برای گذاشتن نیست", "اکنون هیچ کارتی از دستتان را نمی‌توان گذاشت: یکی را باز کنید تا ببینید چرا. صرف‌نظر می‌کنید و چیزی از دست نمی‌دهید.", ["info"]],
    "pay": ["پرداخت", "کارت‌هایی را که لازم ندارید انتخاب کنید: دور ریخته می‌شود. «پیشنهاد» کم‌ارزش‌ترین‌ها را برمی‌دارد؛ باز هم می‌توانید عوضش کنید.", ["discard"]],
    "sell": ["فروختن کالا", "چون کنش شما مصرف: داد و ستد است، نخست یک کالا را برای کارت می‌فروشید. نوع‌های کمیاب‌تر بیشتر می‌دهند: نو ۲، کمیاب ۳، ژن ۴، بیگانه ۵.", ["trade"]],
    "consume": ["مصرف: کالا امتیاز می‌شود", "همه قدرت‌های مصرف خود را به کار می‌برند. می‌توانید برنامه‌ای بردارید و هر گام را پیش از انجام ببینید، یا قدرت‌ها را یکی‌یکی به کار ببرید.", ["consume", "vp"]],
    "produce": ["تولید: یک جهان بادآورده", "جهان‌های تولیدی همین حالا خودشان کالا گرفتند. چون کنش شما تولید است، می‌توانید یک جهان بادآورده را هم پر کنید.", ["produce"]],
    "limit": ["حداکثر ده کارت", "در پایان دور می‌توانید ده کارت نگه دارید. بهتر است زودتر خرجشان کنید تا اینجا از دست بدهید.", ["hand"]],
    "others": ["دیگران چه می‌کنند؟", "نوار بالا نشان می‌دهد چه کسی کدام مرحله را انتخاب کرده است. اگر گمان می‌کنید کسی مرحله‌ای را که به کارتان می‌آید برمی‌دارد، دیگری را بردارید: هر دو را دارید.", ["settle", "develop"]],
    "goods": ["یک کالا دارید", "آن را با مصرف: داد و ستد برای کارت بفروشید، یا با یک قدرت مصرف برای امتیاز به کار ببرید. سپس تولید دوباره جهان‌های تولیدی را پر می‌کند.", ["good-any", "trade", "consume"]],
    "end": ["چگونه تمام می‌شود", "دور آخر آن است که کسی دوازده کارت روی میز دارد یا نشان‌های امتیاز تمام شود. بالای صفحه نشان‌های مانده را می‌شمارد.", ["deck", "vp"]],
}

# What each sign means: [icon, sentence]
SIGNS = [
    ["explore", "مرحلهٔ یکم. همه کارت می‌کشند و چند تا نگه می‌دارند."],
    ["develop", "مرحلهٔ دوم. همه می‌توانند یک پیشرفت بگذارند."],
    ["settle", "مرحلهٔ سوم. همه می‌توانند یک جهان بگذارند."],
    ["consume", "مرحلهٔ چهارم. همه کالاها را برای امتیاز و کارت به کار می‌برند."],
    ["world", "دایره: جهان. عدد هزینهٔ آن به کارت است."],
    ["defence", "سپر: جهان نظامی. عدد دفاع آن است؛ قدرت نظامی‌تان باید به آن برسد. برایش پرداخت نمی‌شود."],
    ["development", "لوزی: پیشرفت. عدد هزینهٔ آن به کارت است."],
    ["vp", "شش‌ضلعی: امتیاز پیروزی."],
    ["good-novelty", "دایره: کالای نو. ۲ کارت می‌ارزد."],
    ["good-rare", "مربع: کالای کمیاب. ۳ کارت می‌ارزد."],
    ["good-genes", "برگ: کالای ژن. ۴ کارت می‌ارزد."],
    ["good-alien", "سه‌گوش: کالای بیگانه. ۵ کارت می‌ارزد."],
    ["good-any", "هر نوع کالا."],
    ["windfall-novelty", "توخالی: جهان بادآورده. هنگام گذاشتن یک کالای نو می‌گیرد و خودبه‌خود پر نمی‌شود."],
    ["windfall-rare", "توخالی: جهان بادآورده از نوع کمیاب."],
    ["windfall-genes", "توخالی: جهان بادآورده از نوع ژن."],
    ["windfall-alien", "توخالی: جهان بادآورده از نوع بیگانه."],
    ["windfall-any", "توخالی: جهان بادآورده از هر نوع."],
    ["see", "هنگام کاوش کارت بیشتری بکشید."],
    ["keep", "هنگام کاوش کارت بیشتری نگه دارید."],
    ["discount", "ارزان‌تر است."],
    ["military", "قدرت نظامی. اگر نوع یا کلیدواژه‌ای پس از آن باشد: فقط در برابر چنین جهان‌هایی."],
    ["pay", "به جای فتح جهان نظامی برایش بپردازید."],
    ["draw", "کارت بکشید."],
    ["discard", "برای آن کارت، یا همین کارت را، دور بیندازید."],
    ["trade", "هنگام فروش کالا کارت بیشتر."],
    ["here", "فقط برای کالای روی همین کارت."],
    ["produce", "روی جهان کالا می‌گذارد."],
    ["most", "اگر بیش از همه تولید کرده باشید."],
    ["gamble", "عددی نام ببرید و کارتی رو کنید."],
    ["arrow", "آنچه پیش از آن است به کار می‌رود یا داده می‌شود، آنچه پس از آن است به دست می‌آید."],
    ["check", "پس از گذاشتن کارت."],
    ["card", "به ازای هر کارت از یک گونه؛ جمله‌اش می‌گوید کدام."],
    ["hand", "کارت‌های دست."],
    ["saved", "کارتی زیر این کارت کنار گذاشته می‌شود."],
    ["shield", "دفاع جهان‌هایتان."],
    ["burst", "تصرف: جنگ بر سر جهان بازیکنی دیگر."],
    ["repair", "جهان‌های آسیب‌دیده را تعمیر می‌کند."],
    ["close", "خط‌خورده: آنچه پیش از آن است ممکن نیست یا جلویش گرفته می‌شود."],
    ["deck", "کارت‌های روی میز."],
    ["wait", "کنش خود را پس از دیگران انتخاب می‌کنید."],
    ["prestige", "اعتبار: هر کدام در پایان ۱ امتیاز، و هر کس بیشترین را دارد هر دور بیشتر می‌گیرد."],
    ["chromosome", "کروموزوم: خودش معنایی ندارد، کارت‌های دیگر آن را می‌شمارند."],
    ["rebel", "شورشی: خودش معنایی ندارد، کارت‌های دیگر آن را می‌شمارند."],
    ["imperium", "امپراتوری: خودش معنایی ندارد، کارت‌های دیگر آن را می‌شمارند."],
    ["uplift", "ارتقا: خودش معنایی ندارد، کارت‌های دیگر آن را می‌شمارند. کروموزوم نیست."],
    ["alien", "بیگانه، کلیدواژه: خودش معنایی ندارد، کارت‌های دیگر آن را می‌شمارند. نوع کالا نیست."],
    ["terraforming", "زمینی‌سازی: خودش معنایی ندارد، کارت‌های دیگر آن را می‌شمارند."],
    ["xeno", "زنو: جهانی که فقط قدرت نظامی می‌تواند بگیرد."],
    ["anti-xeno", "ضدزنو: خودش معنایی ندارد، کارت‌های دیگر آن را می‌شمارند."],
]
SIGN_NAMES = {
    "explore": "کاوش",
    "develop": "توسعه",
    "settle": "استقرار",
    "consume": "مصرف",
    "world": "جهان",
    "defence": "جهان نظامی",
    "development": "پیشرفت",
    "vp": "امتیاز پیروزی",
    "good-novelty": "نو",
    "good-rare": "کمیاب",
    "good-genes": "ژن",
    "good-alien": "کالای بیگانه",
    "good-any": "هر کالا",
    "windfall-novelty": "بادآورده: نو",
    "windfall-rare": "بادآورده: کمیاب",
    "windfall-genes": "بادآورده: ژن",
    "windfall-alien": "بادآورده: بیگانه",
    "windfall-any": "بادآورده: هر نوع",
    "see": "کشیدن بیشتر",
    "keep": "نگه داشتن بیشتر",
    "discount": "ارزان‌تر",
    "military": "قدرت نظامی",
    "pay": "پرداخت برای نظامی",
    "draw": "کشیدن",
    "discard": "دور ریختن",
    "trade": "داد و ستد",
    "here": "فقط همین‌جا",
    "produce": "تولید",
    "most": "بیشترین",
    "gamble": "شرط‌بندی",
    "arrow": "مبادله",
    "check": "پس از آن",
    "card": "به ازای هر",
    "hand": "دست",
    "saved": "کارت کنارگذاشته",
    "shield": "دفاع",
    "burst": "تصرف",
    "repair": "تعمیر",
    "close": "نه",
    "deck": "روی میز",
    "wait": "انتخاب پس از همه",
    "prestige": "اعتبار",
    "chromosome": "کروموزوم",
    "rebel": "شورشی",
    "imperium": "امپراتوری",
    "uplift": "ارتقا",
    "alien": "بیگانه",
    "terraforming": "زمینی‌سازی",
    "xeno": "زنو",
    "anti-xeno": "ضدزنو",
}


# Sentences with numbers and names

def cards(number_of):
    return count(number_of, "card")


def points(number_of):
    return count(number_of, "vp")


def explained_kind(card, good):
    """What the kind of a world means for its good; "" for cards that never hold one. `good` names kinds."""
    if card.production == "windfall":
        return f"بادآورده: هنگام گذاشتن یک کالا ({good(card.good)}) می‌گیرد. تولید خودبه‌خود آن را پر نمی‌کند."
    if card.production == "production":
        return f"تولیدی: در مرحلهٔ تولید، اگر کالا ندارد، یک کالا ({good(card.good)}) می‌گیرد."
    return ""


def waiting_for(names):
    return f"در انتظار {listed(names)}."


def about(title):
    return f"دربارهٔ {title}"


def seats_taken(taken, total):
    return f"{number(taken)} از {number(total)} جا پر است"


def seats_missing(number_of):
    return f"هنوز {number(number_of)} جا آزاد است"


def seat_numbers(seat, more):
    """What a screen reader says of a player's line: cards, chips, hand, goods; and `more`, texts of what the ruleset adds."""
    told = f"{cards(len(seat.tableau))} روی میز، {points(seat.chips)} نشان، {cards(len(seat.hand))} در دست، کالا: {number(len(seat.good_worlds))}"
    return "، ".join([told] + more)


def prestige(number_of, leads):
    return f"{count(number_of, 'prestige')}، پیشتاز" if leads else count(number_of, "prestige")


def goals(number_of):
    return f"{number(number_of)} هدف"


def saved(number_of):
    return f"{number(number_of)} کارت کنارگذاشته"


def awards(number_of):
    return f"{count(number_of, 'vp')} جایزه"


def damaged_worlds(number_of):
    return f"{number(number_of)} جهان آسیب‌دیده"


def goods_here(number_of):
    return f"{goods(number_of)} روی آن است."


def cards_with_sign(number_of):
    return f"{cards(number_of)} آن را دارد"


IDLE_ACTIONS = {
    "trade": "کالایی برای فروش ندارید.", "double": "کالایی برای مصرف ندارید.", "consume": "کالایی برای مصرف ندارید.",
    "develop": "در دستتان پیشرفت نیست.", "settle": "در دستتان جهان نیست.", "produce": "هیچ‌یک از جهان‌هایتان کالا نمی‌گیرد.",
}


def still_possible(names, placing):
    """Cards that could still be placed, or used; three of them by name."""
    told = f"{'، '.join(names[:3])} و {number(len(names) - 3)} تای دیگر" if len(names) > 3 else listed(names)
    return f"هنوز می‌توانید {told} را {'بگذارید' if placing else 'به کار ببرید'}."


def recap(number_of):
    return f"در دور {number(number_of)} چه گذشت"


def warning(warning, say, title):
    """What is about to be lost, see losses.py: `say` is the wording, title(card) the name of a card."""
    if warning[0] == "pass":
        return still_possible([title(card) for card in warning[1]], warning[2])
    if warning[0] == "over":
        return f"{cards(warning[1])} دارید؛ در پایان دور {number(warning[2])} کارت می‌ماند."
    if warning[0] == "idle":
        return f"{IDLE_ACTIONS[warning[1].split()[-1]]} فقط دیگران سود می‌برند."
    return "بازی با این دور تمام می‌شود: کالاهای مانده چیزی نمی‌آورد."


def nudged_by(name):
    return f"{name} منتظر شماست."


def remind(name):
    return f"یادآوری به {name}"


def brings(vp, number_of_cards, prestige_gained):
    """What a plan comes to: "۴ امتیاز + ۲ کارت"; cards given away count against it."""
    parts = [points(vp)] if vp else []
    if number_of_cards > 0:
        parts.append(cards(number_of_cards))
    if prestige_gained:
        parts.append(count(prestige_gained, "prestige"))
    lost = f" − {cards(-number_of_cards)}" if number_of_cards < 0 else ""
    return (" + ".join(parts) or points(0)) + lost


def goods_stay(names):
    """Goods that nothing uses, by their worlds."""
    return f"مصرف‌نشده: کالای روی {listed(names)}."


def full_tableau(names):
    return f"جای {listed(names)} روی میز پر شد."


def held_by(names):
    return f"در دست {listed(names)}."


def attack(attacker, world, owner, strength, defence):
    return f"{attacker} به {world} از {owner} حمله می‌کند: {number(strength)} در برابر {number(defence)}"


def defeats(number_of):
    return f"{number(number_of)} بار از ۲ بار هیچ‌کس تاب نیاورده است؛ بار دوم بازی تمام می‌شود."


def tableau_of(name):
    return f"روی میز {name}"


def chosen_by(names):
    return f"به انتخاب {listed(names)}." if names else "در این دور کسی انتخابش نکرد."


def you_chose(titles):
    return f"انتخاب شما: {listed(titles)}." if titles else "انتخاب کردید چیزی نگذارید."


def still_to_pick(number_of):
    return f"{number(number_of)} تای دیگر انتخاب کنید"


def picked_of(picked, decision):
    """How many are picked of how many."""
    if decision.least == decision.most:
        return f"{number(picked)} از {number(decision.most)} انتخاب شد"
    return f"{number(picked)} انتخاب شد، حداکثر {number(decision.most)}"


def price(how, number_of, defence):
    """What a card of the hand takes: cards to pay, or the Military against its defence."""
    if how == "conquer":
        return f"{number(number_of)} ≥ {number(defence)}"
    return "رایگان" if number_of == 0 else f"پرداخت {number(number_of)}"


def loses(names, with_goods):
    """Cards of the tableau that a way discards, and those of them whose goods go too."""
    goods_too = f" کالای روی {listed(with_goods)} هم از دست می‌رود." if with_goods else ""
    return f"با این {listed(names)} از روی میزتان دور ریخته می‌شود.{goods_too}"


def winner(names):
    return f"{listed(names)} برنده شد!" if len(names) == 1 else f"پیروزی مشترک {listed(names)}!"


def you_are(name):
    return f"اینجا شما {name} هستید."


def you_win(shared):
    return "در پیروزی شریکید!" if shared else "شما برنده شدید!"


# The button that sends: by question, with the name of what is picked ("" if several or none)

CONFIRM = {
    "setup.start": "شروع با",
    "setup.discard": "دور ریختن",
    "setup.save": "کنار گذاشتن",
    "explore.give": "دور ریختن",
    "explore.keep": "نگه داشتن",
    "explore.discard": "دور ریختن",
    "develop.choose": "ساختن",
    "develop.discard": "دور ریختن",
    "develop.save": "کنار گذاشتن",
    "settle.choose": "استقرار در",
    "settle.save": "کنار گذاشتن",
    "settle.good": "دور ریختن",
    "settle.discard": "دور ریختن",
    "settle.more": "به کار بردن",
    "settle.another": "استقرار در",
    "settle.replacement": "گذاشتن",
    "settle.replaced": "جایگزینی",
    "settle.attack": "حمله به",
    "takeover.cancel": "نجات",
    "takeover.pay": "دور ریختن",
    "consume.trade": "فروش از",
    "consume.power": "به کار بردن",
    "consume.goods": "مصرف",
    "consume.discard": "دور ریختن",
    "consume.gamble": "شرط بر",
    "consume.stake": "نشان دادن",
    "consume.prize": "برداشتن",
    "produce.contribute": "دادن",
    "produce.windfall": "تولید روی",
    "produce.power": "به کار بردن",
    "produce.world": "انتخاب",
    "produce.pay": "دور ریختن",
    "round_end.discard": "دور ریختن",
    "invasion.defend": "به کار بردن",
    "invasion.pay": "دور ریختن",
    "invasion.damage": "آسیب به",
}
PAYING = ("develop.pay", "settle.pay")
BY_WAY = ("develop.way", "settle.way", "takeover.attack", "takeover.defence", "search.keep")
NOTHING = {
    "develop.choose": "چیزی نمی‌سازم",
    "settle.choose": "مستقر نمی‌شوم",
    "settle.more": "قدرت دیگری نه",
    "settle.another": "مستقر نمی‌شوم",
    "settle.replacement": "جایگزین نمی‌کنم",
    "settle.attack": "حمله نمی‌کنم",
    "consume.power": "قدرت دیگری نه",
    "consume.discard": "چیزی دور نمی‌ریزم",
    "consume.stake": "چیزی نشان نمی‌دهم",
    "produce.contribute": "چیزی نمی‌دهم",
    "produce.source": "باز بماند",
    "produce.power": "قدرت دیگری نه",
    "invasion.defend": "تسلیم",
    "explore.give": "چیزی دور نمی‌ریزم",
    "settle.good": "چیزی دور نمی‌ریزم",
    "takeover.pay": "چیزی دور نمی‌ریزم",
    "takeover.cancel": "هیچ‌کدام را باطل نمی‌کنم",
}


def confirm(ask, picked, title):
    """What the button says: it names the one option, or how many are picked."""
    if picked == 0:
        return NOTHING.get(ask, "ادامه")
    if ask in PAYING:
        return f"پرداخت با {title}" if title else f"پرداخت {cards(picked)}"
    if ask in BY_WAY:
        return "انجام بده"
    word = CONFIRM.get(ask, "انتخاب")
    if title:
        return f"{word} از {title}" if ask in BY_GOOD else f"{word} {title}"
    return f"{word} {goods(picked)}" if ask in BY_GOOD else f"{word} {cards(picked)}" if word in BY_CARD else word


def goods(number_of):
    return count(number_of, "good")


BY_GOOD = ("consume.goods", "produce.contribute")
BY_CARD = ("دور ریختن", "نگه داشتن")


# Testers

TESTING = "آزمودن یک وضعیت"
POSITION = "یک وضعیت، یا گزارش کامل یک مشکل"
WHO_SITS = "چه کسانی به ترتیب می‌نشینند: آنا، ربات (bot)، - (آزاد)"
SEED = "بذر کارت‌هایی که نام برده نشده‌اند"
OPEN_SCENARIO = "باز کردن اتاق"
REPORT = "گزارش مشکل"
REPORT_HELP = "یک پروندهٔ متنی می‌گیرید: آنچه می‌بینید، آنچه گذشته است، و نسخهٔ همه‌چیز. تا بازی ادامه دارد رازی از بازیکنان دیگر در آن نیست. آن را برای گردانندهٔ این کارساز بفرستید."
REPORT_WHAT = "چه چیزی درست نبود؟"
SAVE_REPORT = "ذخیرهٔ پرونده"


# Lessons

TEACH = "آموزش"
TEACH_HELP = "مهار در دست شماست: هر چه روی پردهٔ بزرگ می‌آید توضیح داده می‌شود، و هر گاه بخواهید همهٔ گوشی‌ها صبر می‌کنند."
LESSON = "درس"
SCRIPTS = [["first", "نخستین بازی شما (۴۵ دقیقه)"], ["consume", "مصرف"], ["military", "قدرت نظامی"], ["", "یک بازی واقعی با مهار از راه دور"]]
OPEN_LESSON = "باز کردن درس"
LOOK_UP = "به بالا نگاه کنید: درس روی پردهٔ بزرگ است."
ANSWERED = "پاسخ دادید."
YOUR_MOVE = "شما چه می‌کردید؟"
NOTHING_CHOSEN = "هیچ"
FROZEN = "بازی صبر می‌کند"
NOW = "بازی چنان که هست"
BACK = "پیشین"
FORWARD = "بعدی"
FREEZE = "نگه داشتن همهٔ گوشی‌ها"
RELEASE = "بگذارید بازی کنند"
LIVE = "به اکنون"
SLOW = "آهسته"
TAKE_BACK = "پس گرفتن برای همه"
WHAT_IF = "چه می‌شد اگر"
BRANCH_HELP = "رونوشتی از بازی چنان که نشان داده می‌شود. هر کس می‌تواند بنشیند و ادامه دهد؛ بازی واقعی دست نمی‌خورد."
ALL_HANDS = "همهٔ دست‌ها"
OPEN_HAND = "دست"
QUESTION_OF_BANK = "پرسش"
ASK = "پرسیدن از همه"
BANK = [     # what the questions are about, in order
    [1, "پرداخت برای جهان نظامی"], [2, "قدرت نظامی در برابر یک نوع"], [3, "جهان‌های ارزان‌تر"], [4, "قدرت نظامی برای یک مرحله"],
    [5, "یک جهان رایگان"], [6, "پیشرفت‌های ارزان‌تر"], [7, "کالای کم"], [8, "همهٔ کالاها با هم، دو برابر"], [9, "کارت در برابر امتیاز"],
    [10, "نوع‌های گوناگون"], [11, "امتیاز و کارت برای کالا"], [12, "یک فروش چه می‌دهد"], [13, "فروش بی‌پاداش"], [14, "چه کسی بیشتر تولید کرد"],
    [15, "جهانی که کالایش را دارد"], [16, "پاداش بی‌جهان"], [17, "آخرین نشان"], [18, "۶ هزینه‌ای: نشان و کارت"], [19, "۶ هزینه‌ای: قدرت نظامی"],
    [20, "امتیاز مساوی"], [21, "۶ هزینه‌ای: قدرت‌های مصرف"], [22, "یک هدف برای دو نفر"], [23, "بازی: کدام جهان"], [24, "بازی: کدام کالا"],
    [25, "بازی: نخست کدام قدرت"], [26, "بازی: کدام پیشرفت"],
]
NEW_NAME = "نام تازه"
RENAME = "تغییر نام"
POINT = "اشاره به این کارت"
END_LESSON = "پایان درس"
END_HELP = "درس و میزهایش برای همه پایان می‌یابد. همهٔ نام‌ها، پاسخ‌ها و بازی‌ها برای همیشه پاک می‌شود؛ اگر نتیجه‌ها را می‌خواهید، پیش از آن ذخیره کنید."
END_FOR_ALL = "پایان برای همه"
NOT_YET = "هنوز نه"


def past(step, steps):
    return f"گذشته: گام {number(step)} از {number(steps)}"


def stop(number_of, of):
    return f"ایست {number(number_of)} از {number(of)}"


def hands_open(names):
    return "دست‌های باز: " + ("، ".join(names) if names else "همه")


def hand_of(name):
    return f"دست {name}"


def answered(number_of):
    return f"{number(number_of)} پاسخ"


def learners(number_of):
    return f"{number(number_of)} آموزنده بی‌جا"


# Piles, all cards, how the game went

ACTIONS_BY_ROUND = "کنش‌های انتخاب‌شده"
ALL_CARDS = "همهٔ کارت‌های این بازی"
ALL_PHASES = "همه"
AS_TABLE = "به شکل جدول"
CARDS_DRAWN = "کارت‌های کشیده"
CHIPS = "نشان‌های امتیاز"
DISCARDS = "کارت‌های دورریخته"
DRAWN_BY = ("در کاوش", "با داد و ستد", "از راه دیگر")
EVERYBODY = "همه"
EVERY_CARD = "همهٔ کارت‌ها"
EVERY_SET = "همهٔ مجموعه‌ها"
GOODS = "کالاها"
HAND = "کارت‌های دست"
NO_CARD_FITS = "کارتی چنین نیست."
PHASES_OF_LOG = "مرحله"
PILES = "دسته‌ها و نشان‌ها"
POINTS_BY_ROUND = "امتیاز، دور به دور"
POINTS_NOW = "امتیاز اکنون"
SEARCH_CARDS = "نام یا متن"
SEEN = {"hand": "در دست شما", "table": "روی میزها", "shown": "روشده"}
SET = "مجموعه"
SETS = {"base": "بازی پایه", "tgs": "طوفان در راه", "rvi": "شورشی و امپراتوری", "bow": "لبهٔ جنگ", "aa": "مصنوعات بیگانه", "xi": "هجوم زنو",
        "nw": "جهان‌های تازه", "persian": "بازی فارسی"}
SORT = "گونه"
SORTS = {"world": "جهان‌ها", "military": "جهان‌های نظامی", "windfall": "جهان‌های بادآورده", "production": "جهان‌های تولیدی",
         "development": "پیشرفت‌ها", "six": "پیشرفت‌های «؟»", "start": "جهان‌های شروع"}
TABLEAU = "کارت‌های روی میز"


def cards_found(designs, number_of):
    """How many designs the list of cards shows, and how many cards that are."""
    return f"۱ کارت، در {copies(number_of)}" if designs == 1 else f"{number(designs)} کارت گوناگون، روی هم {number(number_of)}"


def chose(titles):
    return f"انتخاب این دور: {listed(titles)}"


def copies(number_of):
    return f"{number(number_of)} نسخه"


def goods_of(kind):
    """A heading for the number of goods of this kind."""
    return f"کالاهای {kind}"


def of_all(number_of, all):
    return f"{number_of} از {all}"


def seen(place, number_of):
    """Where copies of a card have been seen."""
    return f"{number(number_of)} {SEEN[place]}"


def what_did(name):
    return f"{name} چه کرد"


# میزهای یک کلاس

TABLES = "همه سر میزی بازی می‌کنند"
SAME_DEAL = "کارت‌های یکسان سر هر میز"
PRESET = "دست‌های نخستین"
DEAL_TABLES = "چیدن میزها"
CALL_BACK = "بازگشت از میزها"
RESULTS = "نتیجه‌ها (پرونده)"
TO_CLASS = "بازگشت به کلاس"
VP = "امتیاز"


def tables_of(number_of):
    return f"{number(number_of)} نفر سر هر میز"


# By keyboard

KEYBOARD = "با صفحه‌کلید"
KEYBOARD_HELP = "کلید «اف۶» به بخش بعدی صفحه می‌رود و همراه با «شیفت» به بخش قبلی. کلیدهای جهت از کارتی به کارت دیگر می‌روند؛ «اینتر» کارت را برمی‌گزیند و نشان کنار آن برگهٔ کارت را باز می‌کند. «اسکیپ» برگه را می‌بندد."
