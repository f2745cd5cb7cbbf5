/** Words that say nothing by themselves; each alone, so that it comes after all that it is a part of. */
const articles = (words: string) => words.split(' ').map((word) => [word, ' '] as const)

/**
 * What beginners write in other languages, each language by itself, and what it is in English. Names of tricks are the
 * same everywhere; what is not listed stays as it is. Accents are left out, as `folded` leaves them out.
 */
const TONGUES: readonly (readonly (readonly [string, string])[])[] = [
  // Spanish
  [
    ['quiero aprender|quisiera aprender|me gustaria aprender|aprender', 'learn'],
    [
      'que (?:sigue|aprendo|hago|truco)(?: ahora| despues(?! del?\\b))?|cual sigue|el siguiente|y ahora',
      'what next',
    ],
    // What goes wrong
    ['(?:me da|tengo|con) miedo(?: de| a| al| el| la)?(?: las?| los?)?', 'i am scared of'],
    ['caer(?:me)?', 'falling'],
    ['rampas', 'ramps'],
    ['llueve|(?:esta )?lloviendo|lluvia', 'raining'],
    ['garaje|cochera', 'garage'],
    ['en (?:mi )?casa', 'at home'],
    ['(?:me da |tengo )?verguenza|timid[oa]', 'i am shy'],
    ['(?:todos|la gente) me (?:miran?|observan?)', 'everyone stares at me'],
    ['(?:muy )?alt[oa](?= |$)', 'i am tall'],
    ['torpe', 'clumsy'],
    ['me cuestan?(?: mucho)?(?: el| la| los)?', 'i struggle with'],
    [
      'se (?:me )?va (?:para|hacia|pa)? ?(?:adelante|delante)|sale (?:disparad[oa]|volando)(?: hacia adelante)?',
      'shoots out forward',
    ],
    ['se (?:me )?va (?:para|hacia|pa)? ?atras|cae detras|detras de mi', 'lands behind me'],
    ['me caigo|caigo', 'i fall'],
    ['(?:hacia|para) atras', 'backwards'],
    ['siempre', 'always'],
    ['(?:cae|caigo|aterrizo|queda) (?:en |de )?(?:primo|canto|lado)', 'lands primo'],
    ['no (?:me )?(?:sube|levanta|despega|se levanta)(?: del suelo)?', 'stays on the ground'],
    ['un solo pie|con un pie', 'one foot'],
    ['(?:mi|la) tabla', 'my board'],
    ['cuando', 'when'],
    ['drope(?:ar|o|ando)|tirarme(?: (?:por|de) la rampa)?|bajar la rampa|drop', 'drop in'],
    ['me gusta', 'i like'],
    ['impresionar(?: a [a-z ]+)?', 'impress'],
    ['estilos[oa]|bonit[oa]|chul[oa]|con estilo', 'stylish'],
    ['o', 'or'],
    ['grindar', 'grind'],
    ['deslizar(?:me)?|slides?', 'slide'],
    ['por que', 'why do'],
    ['cual es el (?:truco )?mas facil', 'easiest trick'],
    ['mas facil(?: de todos)?$', 'easiest'],
    ['anos', 'years'],
    ['(?:mi|un|el)? ?primer(?:os)? trucos?|(?:aprendo |aprender )?primero', 'my first trick'],
    ['trucos?', 'trick'],
    [
      'soy nuev[oa](?: en esto)?|novat[oa]s?|soy principiante|principiantes?|estoy empezando|acabo de empezar|emp(?:ec|iez|ez)[a-z]*',
      'beginner',
    ],
    ['nunca he (?:patinado|montado)|nunca patine|desde cero', 'never skated'],
    [
      '(?:ya )?(?:me sale[n]?|hago|se hacer|puedo hacer|domino|tengo(?! miedo| verguenza)|se(?! (?:me )?(?:va|cae|queda|mueve)))(?= (?:el|la|un|los|las)? ?[a-z0-9])',
      'i can',
    ],
    ['tengo (\\d+) anos|de (\\d+) anos', '$1$2 years old'],
    ['facil(?:es)?|sencill[oa]s?', 'easy'],
    ['dificil(?:es)?', 'hard'],
    ['mas facil que', 'easier than'],
    ['mas dificil que', 'harder than'],
    ['viej[oa]s?|antigu[oa]s?|de los (?:80|ochenta)', 'old school'],
    ['(?:me duele|mal de|dolor de) (?:la |el )?(?:rodilla|espalda)', 'bad knee'],
    ['(?:me duele|lesion|esguince)[a-z ]*(?:tobillo|muneca|pie)?', 'injured'],
    ['mas facil', 'easier'],
    ['mas dificil', 'harder'],
    ['sin (?:girar|giro)', 'no spin'],
    ['sin saltar|sin salto', 'no jump'],
    ['sin', 'no'],
    ['en plano|en el suelo|suelo|piso', 'for flat'],
    ['bordillo|banqueta|cordon', 'curb'],
    ['escaleras?', 'stairs'],
    ['baranda|barandilla|tubo', 'rail'],
    ['rampa', 'ramp'],
    ['quiero|quisiera|dame|necesito|busco', 'i want'],
    ['y', 'and'],
    ['para', 'for'],
    ['algo|alguno', 'something'],
    ['mi hij[oa]', 'my kid'],
    ['(?:que (?:aprendo|hago|viene|sigue) )?despues de(?:l)?', 'what next after'],
    ['para empezar|para principiantes?', 'beginner'],
    ['como (?:el|la|un)', 'like'],
    ['no (?:me sale[n]?|puedo(?: hacer)?|consigo|logro|domino|se hacer)', 'i cant'],
    ['no (?:gira|rota|da la vuelta|voltea)(?: del todo| completo| bien)?', 'wont rotate'],
    ['con', 'with'],
    ['giro', 'spin'],
    ...articles('el la los las un una unos unas de del hola'),
  ],
  // Portuguese
  [
    ['quero aprender|gostaria de aprender', 'learn'],
    // What goes wrong
    ['(?:tenho|com) medo (?:de|do|da)s?', 'i am scared of'],
    ['cair', 'falling'],
    ['rampas', 'ramps'],
    ['(?:esta )?chovendo|chove|chuva', 'raining'],
    ['garagem', 'garage'],
    ['em casa', 'at home'],
    ['(?:tenho |com )?vergonha|timid[oa]', 'i am shy'],
    ['(?:todo mundo|todos) (?:fica(?:m)? )?(?:me )?olha(?:m|ndo)?', 'everyone stares at me'],
    ['tenho dificuldade (?:com|no|na|em)', 'i struggle with'],
    ['vai (?:para|pra) (?:a )?frente|sai voando', 'shoots out forward'],
    ['vai (?:para|pra) tras|cai atras(?: de mim)?', 'lands behind me'],
    ['(?:eu )?caio', 'i fall'],
    ['(?:para|pra) tras', 'backwards'],
    ['sempre', 'always'],
    ['cai (?:de )?(?:primo|lado)', 'lands primo'],
    ['nao (?:sobe|levanta|sai do chao)', 'stays on the ground'],
    ['(?:com )?um pe(?: so)?', 'one foot'],
    ['dropar|drop', 'drop in'],
    ['(?:ja )?(?:acertei|mandei|consegui|aprendi)', 'i can'],
    ['impressionar', 'impress'],
    ['estilos[oa]|bonit[oa]|com estilo', 'stylish'],
    ['ou', 'or'],
    ['caixote|borda|banco', 'ledge'],
    ['rampa|mini ramp', 'ramp'],
    ['qual (?:e )?a manobra mais facil', 'easiest trick'],
    [
      '(?:a )?minha primeira manobra|primeira manobra|manobra(?:s)? (?:devo )?aprender primeiro|aprender primeiro',
      'my first trick',
    ],
    ['nao (?:sei|consigo|acerto|mando|domino|estou conseguindo)(?: dar| fazer| mandar| acertar)?', 'i cant'],
    ['manobras?|truques?', 'trick'],
    ['p(?:a)?ra', 'for'],
    ['(?:sou |para )?iniciantes?|estou comecando|comecei agora|comec[a-z]*', 'beginner'],
    ['nunca andei(?: de skate)?|do zero', 'never skated'],
    ['(?:ja )?(?:sei|consigo|mando|acerto|domino)(?: dar| fazer| mandar| acertar)?', 'i can'],
    ['e agora|qual (?:a )?proxima|o que (?:vem|aprender)(?: depois| agora)?|proxima', 'what next'],
    ['tenho (\\d+) anos', '$1 years old'],
    ['facil|simples|faceis', 'easy'],
    ['mais facil (?:do )?que', 'easier than'],
    ['mais dificil (?:do )?que', 'harder than'],
    ['mais facil', 'easier'],
    ['mais dificil', 'harder'],
    ['antig[oa]s?|velh[oa]s?', 'old school'],
    ['(?:dor n[oa]|joelho ruim|meu joelho)[a-z ]*(?:joelho|costas)?', 'bad knee'],
    ['machucad[oa]|machuquei[a-z ]*|torci[a-z ]*', 'injured'],
    ['dificil', 'hard'],
    ['sem (?:girar|giro)', 'without spin'],
    ['sem pular|sem pulo', 'without jump'],
    ['sem', 'without'],
    ['no chao|no plano|solo', 'for flat'],
    ['meio fio|guia|caixote|borda', 'ledge'],
    ['corrimao', 'rail'],
    ['escada', 'stairs'],
    ['quero|preciso de|queria', 'i want'],
    ['e', 'and'],
    ['alguma coisa|algo', 'something'],
    ['(?:meu|minha) filh[oa]', 'my kid'],
    [
      '(?:o )?que (?:aprendo|aprender|vem|fazer|faco) depois d[oae]|depois d[oae]|depois de',
      'what next after',
    ],
    ['para (?:comecar|iniciantes?)', 'beginner'],
    ['nao (?:gira|vira|roda)(?: tudo| direito| completo)?', 'wont rotate'],
    ['mas', 'but'],
    ['com', 'with'],
    ['giro', 'spin'],
    ...articles('o a os as um uma do da de no na nos nas em num numa'),
  ],
  // French
  [
    ['(?:je veux|je voudrais|j ?aimerais) apprendre|apprendre', 'learn'],
    // What goes wrong
    ["j ?'?ai peur (?:de |du |d ')?(?:la |le |faire (?:un |le )?)?", 'i am scared of '],
    ['tomber', 'falling'],
    ['il pleut|pluie', 'raining'],
    ['(?:chez moi|a la maison)', 'at home'],
    ["(?:j ?'?ai |la )?honte|timide", 'i am shy'],
    ['(?:tout le monde|les gens) me regardent?', 'everyone stares at me'],
    ["j ?'?ai du mal (?:avec|a faire)(?: le| les| des)?", 'i struggle with'],
    ['part (?:devant|en avant|vers l.avant)(?: moi)?', 'shoots out forward'],
    ['part (?:derriere|en arriere)(?: moi)?|retombe derriere(?: moi)?', 'lands behind me'],
    ['(?:part|va|tourne) (?:de travers|sur le cote)|sur le cote|de travers', 'goes sideways'],
    ['(?:je )?tombe', 'i fall'],
    ['en arriere', 'backwards'],
    ['toujours', 'always'],
    ['(?:retombe|atterri[a-z]*|finit|arrive) (?:en |sur la )?(?:primo|tranche)', 'lands primo'],
    ['(?:ne )?(?:decolle|monte|leve) pas(?: du sol)?', 'stays on the ground'],
    ['pas assez haut|hauts?', 'higher'],
    ['un (?:seul )?pied', 'one foot'],
    ['(?:ma|la) planche|mon skate', 'my board'],
    ['mon|ma|mes', 'my'],
    ['quand', 'when'],
    ['(?:le|un) flip(?! ?(?:in|out))', 'kickflip'],
    ['descendre la rampe|dropper|drop(?! ?in)', 'drop in'],
    ['quel est le (?:trick|truc) le plus facile', 'easiest trick'],
    ['bordure|rebord|curb', 'curb'],
    ['impressionner|frimer|epater', 'impress'],
    ['(?:devant )?(?:mes |les )?potes', 'friends'],
    ['stylee?s?|qui a du style|classe', 'stylish'],
    ['ou', 'or'],
    ['grinder', 'grind'],
    ['mini rampe?', 'mini ramp'],
    ['(?:mon |le )?premier (?:trick|truc|figure)|(?:en )?premier', 'my first trick'],
    ['figures?|trucs?', 'trick'],
    ['rampes?', 'ramp'],
    ['je debute|debutante?s?|je commence|commenc[a-z]*', 'beginner'],
    ['(?:je n ?ai )?jamais (?:fait de|skate|ride)[a-z ]*?(?=$|[.,;!?])', 'never skated'],
    [
      'je (?:sais|peux)(?: deja)?(?: faire)?|je (?:maitrise|rentre|passe|plaque|rentre deja)|j ?.?ai (?:appris|rentre|plaque|reussi)|j ?ai deja',
      'i can',
    ],
    ['(?:est|sont) (?:rentre|acquis|la|passe)[a-z]*', 'landed'],
    ['quoi apres(?! l)', 'what next'],
    [
      '(?:(?:la |ma |une )?prochaine|(?:la |une )?nouvelle) (?:figure|etape)|(?:le |mon )?prochain (?:trick|truc)',
      'what next',
    ],
    [
      'et apres|et maintenant|(?:c ?est )?quoi (?:apres|ensuite)|ensuite|le prochain|quel(?:le)? (?:trick|figure)',
      'what next',
    ],
    ["j[' ]?ai (\\d+) ans", '$1 years old'],
    ['faciles?|simples?', 'easy'],
    ['difficiles?|durs?', 'hard'],
    ['plus facile qu[e ]?', 'easier than '],
    ['plus (?:dur|difficile) qu[e ]?', 'harder than '],
    ['mal au (?:genou|dos)|mal aux genoux', 'bad knee'],
    ['blesse[a-z]*|cheville|entorse', 'injured'],
    ['vieux|ancienn?e?s?', 'old school'],
    ['plus facile', 'easier'],
    ['plus dur|plus difficile', 'harder'],
    ['sans (?:tourner|rotation)', 'no spin'],
    ['sans sauter', 'no jump'],
    ['sans', 'no'],
    ['au sol|sur le plat|a plat', 'for flat'],
    ['trottoir', 'curb'],
    ['escaliers?|marches', 'stairs'],
    ['je veux|je voudrais|je cherche', 'i want'],
    ['et', 'and'],
    ['pour', 'for'],
    ['quelque chose|un truc', 'something'],
    ['mon fils|ma fille', 'my kid'],
    ['(?:quoi )?apres (?:le|un|la|l)', 'what next after'],
    [
      'quel(?:le)?s? (?:tricks?|figures?|trucs?)(?: faire| apprendre)?(?: juste)? apres(?: le| un| la| l)?',
      'what next after',
    ],
    ['pour (?:debutante?s?|commencer)', 'beginner'],
    [
      "(?:je )?n['e ]*(?:arrive|y arrive) (?:toujours )?pas (?:a |au )?(?:faire |rentrer )?|j ?'?arrive (?:toujours )?pas (?:a |au )?(?:faire |rentrer )?|je (?:ne )?(?:sais|peux) (?:toujours )?pas (?:faire )?|je (?:ne )?rentre pas",
      'i cant ',
    ],
    ['(?:ne )?(?:tourne|flippe|flip|rentre) pas(?: assez| completement| bien)?', 'wont rotate'],
    ['mais', 'but'],
    ['avec', 'with'],
    ['sur', 'on'],
    ['rotation', 'spin'],
    ...articles('le la les un une des du de l'),
  ],
  // German
  [
    ['(?:ich )?(?:will|mochte|wurde gern[e]?) (?:einen? )?(?:trick )?lernen|lernen', 'learn'],
    // What goes wrong
    [
      '(?:ich )?habe? (?:totale |grosse |ein bisschen )?angst (?:vor|beim|bei|davor)(?: dem| der| einem)?|angst vor(?:m| dem| der)?|traue? mich nicht',
      'i am scared of',
    ],
    ['(?:es )?regnet|regen', 'raining'],
    ['hinfallen|hinzufallen|sturzen|zu fallen', 'falling'],
    ['rampen', 'ramps'],
    ['zu ?hause|daheim|in der wohnung', 'at home'],
    ['schuchtern', 'i am shy'],
    ['alle (?:gucken|schauen|starren)(?: mich an| zu)?', 'everyone stares at me'],
    ['(?:fliegt|schiesst|rutscht|haut)(?: mir)?(?: immer)? (?:nach vorne?|weg|ab)', 'shoots out forward'],
    ['nach vorne?(?: weg)?', 'shoots out forward'],
    ['hinter mir|hinter mich', 'behind me'],
    ['(?:ich )?falle?(?: immer)?', 'i fall'],
    ['nach hinten(?: um)?|nach hinten weg', 'backwards'],
    ['auf (?:der|die) (?:seite|kante)', 'primo'],
    ['bleibt (?:immer )?(?:am|auf dem) boden', 'stays on the ground'],
    ['nicht hoch genug|zu niedrig|hoher|nicht hoch', 'too low'],
    ['(?:nur )?mit einem (?:fuss|bein)', 'with one foot'],
    ['landet|lande', 'lands'],
    ['mein(?:e|en|em)?(?= (?:board|brett))', 'my'],
    ['brett', 'board'],
    ['beim|bei', 'on'],
    ['wenn ich', 'when i'],
    ['droppen|reindroppen', 'drop in'],
    ['klappt|sitzt|lauft|passt|sitzen|klappen|drauf', 'landed'],
    [
      'ich hab(?:e)?(?: schon| bereits| jetzt)?(?= (?:ollie|shuvit|kickflip|heelflip|drop|180|pop|50|boardslide|rock|den|die))',
      'i can',
    ],
    ['dreht sich', 'turns sideways'],
    ['beeindrucken', 'impress'],
    ['stylisch|cool aussieht|mit style', 'stylish'],
    ['(?:ich )?kann(?: schon| bereits| jetzt)?(?! (?:ich|man|mir|noch|immer|kein[a-z]*)\\b)', 'i can'],
    ['was noch|was sonst|was kommt (?:danach|dann|jetzt)|was lerne ich|was ube ich', 'what next'],
    ['einfachste[rns]?|leichteste[rns]?', 'easiest'],
    ['schwerste[rns]?|schwierigste[rns]?', 'hardest'],
    ['ledges?|kasten|box', 'ledge'],
    ['(?:mein(?:en)? )?erste[rn]? trick|welche[rn]? trick zuerst|zuerst', 'my first trick'],
    ['(?:ich )?kann (?:bisher |erst |gerade )?nur', 'i can only'],
    ['rollen(?: und bremsen)?|fahren(?: und bremsen)?|bremsen', 'pushing'],
    ['was jetzt|und jetzt', 'what next'],
    ['anfanger(?:in)?|fange (?:gerade )?an|angefangen|anfangen|neuling|einsteiger', 'beginner'],
    [
      'noch nie (?:geskatet|gefahren|auf (?:dem|einem) (?:board|brett|skateboard)[a-z ]*)|nie geskatet',
      'never skated',
    ],
    [
      '(?:klappt|geht|funktioniert)(?: \\w+)? (?:noch )?nicht|kann ich (?:noch )?nicht|(?:schaffe|lande) ich (?:noch )?nicht',
      'no',
    ],
    ['aber', 'but'],
    ['grinden', 'grind'],
    ['sliden', 'slide'],
    ['fur (?:meinen|meine|mein) (?:sohn|tochter|kind)', 'my kid'],
    ['ich kann(?: schon| bereits)?|kann ich(?: schon| bereits)?|ich stehe', 'i can'],
    [
      'was (?:nun|jetzt|dann|kommt (?:danach|als nachstes)|als nachstes|soll ich)|als nachstes|wie weiter',
      'what next',
    ],
    ['(?:ich )?bin (\\d+)(?: jahre alt)?|(\\d+) jahre(?: alt)?', '$1$2 years old'],
    ['einfache[srn]?|leichte[srn]?|einfach|leicht', 'easy'],
    ['schwere[srn]?|schwer', 'hard'],
    ['leichter als|einfacher als', 'easier than'],
    ['alte[rns]? (?:schule)?|aus den (?:80ern|achtzigern)', 'old school'],
    ['(?:kaputtes? |schlimmes? )?knie(?: (?:tut weh|kaputt))?|ruckenschmerzen|rucken', 'bad knee'],
    ['verletzt|verstaucht|gebrochen', 'injured'],
    ['schwerer als|schwieriger als', 'harder than'],
    ['ohne (?:drehung|drehen)', 'no spin'],
    ['ohne (?:springen|sprung|zu springen)', 'no jump'],
    ['ohne|keine?n?', 'no'],
    ['auf (?:dem )?flat|am boden|auf dem boden', 'for flat'],
    ['bordstein|kante', 'curb'],
    ['treppen?|stufen', 'stairs'],
    ['gelander', 'handrail'],
    ['rampe', 'ramp'],
    ['(?:ich )?(?:will|mochte|suche|brauche)|gib mir', 'i want'],
    ['etwas|was', 'something'],
    ['mein(?:e)? (?:sohn|tochter|kind)', 'my kid'],
    ['was(?: kommt)? nach|wie weiter nach', 'what next after'],
    [
      '(?:was )?(?:kommt|kann ich|kann man|soll ich|lerne ich|mache ich)? ?nach (?:dem|einem)',
      'what next after',
    ],
    [
      '(?:was )?(?:kommt|kann ich|kann man|soll ich|lerne ich|mache ich)(?: jetzt| als nachstes)? nach',
      'what next after',
    ],
    ['(?:was ist (?:der|mein) |der |mein )?nachste[rs]? (?:trick|schritt)', 'what next'],
    ['fur (?:anfanger|den anfang|einsteiger)', 'beginner'],
    ['(?:skateboard(?:en)? fahren|skateboarden|skateboard(?:en)?|skaten) lernen', 'learn to skate'],
    ['ist (\\d+)', '$1 years old'],
    ['und', 'and'],
    ['fur(?: die| das| den)?', 'for'],
    ['oder', 'or'],
    ['(?:dreht|flippt)(?: sich)?(?: noch| immer)? nicht(?: ganz| genug| richtig)?', 'wont rotate'],
    ['(?:dreht|geht|fliegt|landet)(?: sich)?(?: immer)? (?:zur seite|schief|quer)', 'goes sideways'],
    ['immer', 'always'],
    ['ist', 'is'],
    ['mit', 'with'],
    ['drehung(?:en)?|spins?', 'spin'],
    [
      'kann (?:noch |immer noch )?kein(?:e|en)?|schaffe (?:noch |immer noch )?kein(?:e|en)?|kriege? (?:noch )?kein(?:e|en)?',
      'i cant',
    ],
    ...articles('ein eine einen einem der die das den dem'),
  ],
]

/** Japanese has no spaces: pieces are replaced wherever they stand, the longest first. */
const JAPANESE: readonly (readonly [string, string])[] = [
  ['転ぶのが(?:怖い|こわい)(?:です)?', ' i am scared of falling '],
  ['雨(?:で|の日)?(?:、)?', ' raining '],
  ['(?:家|部屋)の中(?:で)?|室内(?:で)?', ' indoors '],
  ['恥ずかしい(?:です)?', ' i am shy '],
  ['が(?:怖い|こわい|恐い)(?:です)?', ' scares me '],
  ['が(?:高く)?(?:飛べない|上がらない|浮かない|ならない)|が高く(?:飛べない|ならない)', ' too low '],
  ['(?:いつも)?前に(?:飛ぶ|飛んで|行く|いく|抜ける)', ' shoots out forward '],
  ['(?:いつも)?後ろに(?:行く|いく|落ちる|飛ぶ)', ' lands behind me '],
  ['プリモ(?:になる)?', ' lands primo '],
  ['片足(?:でしか|だけ|しか)?', ' one foot '],
  ['レールスライド', ' boardslide '],
  ['(?:の)?(?:やり方|コツ)(?:を|は)?', ' learn '],
  ['膝(?:が痛い|を痛め)?', ' bad knee '],
  ['足首(?:が痛い|を痛め)?', ' my ankle hurts '],
  ['(?:腰|背中)(?:が痛い)?', ' back pain '],
  ['手首(?:が痛い|を骨折)?', ' my wrist hurts '],
  ['レッジ|ボックス', ' ledge '],
  ['階段|ステア', ' stairs '],
  ['手すり|ハンドレール', ' handrail '],
  ['(?:ミニ)?ランプ|クォーター', ' ramp '],
  ['一番', ' most '],
  ['フリップ系', ' flip '],
  ['初心者|はじめたばかり|始めたばかり|ビギナー', 'beginner'],
  ['やったことがない|やったことない|乗ったことがない|乗ったことない|未経験', 'never skated'],
  ['最初の|初めての|はじめての', ' first '],
  ['(?:が|は)?(?:できるようになった|出来るようになった|できた|出来た|乗れた)', ' landed '],
  ['スイッチの', ' switch '],
  ['フェイキーの', ' fakie '],
  ['ノーリーの', ' nollie '],
  ['トリック|技', 'trick'],
  ['の次は何がいい|の次は何|の次は|の次|の後は|のあとは', ' landed what next '],
  ['次は何がいい|次は何|次に|次の|次は|つぎは', 'what next'],
  ['ができます|ができる|できます|できる|は出来ます|が出来る|乗れます', 'landed'],
  ['教えて(?:ください)?|おすすめ|覚えたい|練習したい|やりたい', 'i want to learn'],
  ['かっこいい|カッコいい|格好いい', 'stylish '],
  ['(?<![ァ-ヶー])スライド', ' slide '],
  ['(?<![ァ-ヶー])グラインド', ' grind '],
  ['簡単な|簡単|かんたん|やさしい', 'easy'],
  ['難しい|むずかしい', 'hard'],
  [
    'が(?:うまく|上手く)?(?:できない|出来ない|できません|うまくいかない|難しい|乗れない|決まらない)',
    ' i cant land ',
  ],
  ['が?回(?:りきらない|りきりません|り切らない|り切りません)', ' wont rotate '],
  ['が(?:回らない|回りません|回転しない)', ' wont rotate '],
  ['回転なし|回らない', 'no spin'],
  ['ジャンプなし|飛ばない', 'no jump'],
  ['(\\d+)歳', '$1 years old'],
  ['子供|子ども|息子|娘', 'my kid'],
  ['フラット|平地', 'flat'],
  ['縁石|カーブ', 'curb'],
  ['レール', 'rail'],
  ['ランプ', 'ramp'],
  ['何がいい|何', 'what'],
  ['です|ます|ください|から|まで|ので|けど', ' '],
  ['と', 'and'],
  ['[をはがのもにでか]', ' '],
]

/** Words that tell the language, and those that tell English: the most told one counts. */
const TELLS = [
  /\b(quiero|soy|trucos?|facil|principiantes?|hago|sigue|sin|tengo|aprender|aprendo|anos|nunca|patinado|algo|como|hij[oa]|empezando|empezar|salen?|puedo|ahora|para|busco|que|despues|del|el|la|un|una|con|mi|en|y|de|los|me|primer|plano|despues|no|se|siempre|cuesta|miedo|cuando|tabla|gira|cual|es)\b/g,
  /\b(sou|manobras?|iniciantes?|agora|comecei|tento|tentar|faz|mes|sei|consigo|quero|facil|comecando|comecar|nunca|andei|anos|sem|minha|meu|aprender|aprendo|proxima|filh[oa]|mando|acerto|que|depois|da|um|uma|com|para|os|na|e|o|como|eu|nao|ja|qual|primeira|medo|sempre|no|de|pra|sem|caio)\b/g,
  /\b(je|debute|debutante?s?|quel|quelle|premier|sais|apres|facile|apprendre|sans|jamais|ans|fils|fille|figures?|veux|voudrais|ensuite|le|la|un|une|des|du|avec|pour|mon|est|et|de|que|cherche|skate|part|tombe|toujours|ma|ai|peur|suis|en|fais|rentre|arrive|pas)\b/g,
  /\b(ich|beim|wenn|immer|mir|droppen|angst|habe|anfanger|anfangerin|kann|schon|welchen|welcher|was|nun|einfach|einfache[srn]?|leicht|leichte[srn]?|lernen|ohne|jahre|noch|tochter|sohn|und|ein|eine|einen|fur|mochte|der|das|mit|mein|meine|ist|nach|dem|suche|etwas|nicht|auf)\b/g,
]
/** Words that tell a language all alone. */
const TELLS_ALONE = [
  /\b(primero|trucos?|principiantes?|patineta|bordillo|barandilla|rampa|novat[oa])\b/,
  /\b(caixote|truques?|manobras?|iniciantes?|corrimao|meio fio|chao)\b/,
  /\b(planche|rampe|rentre|debutante?s?|figures?|trottoir|escaliers?|planche)\b/,
  /\b(anfanger(?:in)?|einsteiger|grinden|meinen|meine|bordstein|gelander|treppen?|kante|leichte[rs]?)\b/,
]
const TELLS_ENGLISH =
  /\b(the|i|my|to|what|is|can|and|for|on|with|how|it|of|want|something|but|like|that|next)\b/g

/** Lower case, without accents and curly quotes. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/\u00df/g, 'ss')
    .replace(/[\u2018\u2019\u0060\u00b4]/g, "'")
}

/** What stands between the bars of a pattern, outside its brackets. */
function alternatives(pattern: string): string[] {
  const found = ['']
  let depth = 0
  for (const letter of pattern) {
    depth += letter === '(' || letter === '[' ? 1 : letter === ')' || letter === ']' ? -1 : 0
    if (letter === '|' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found
}

/** How long what a pattern finds may be. */
const lettersIn = (pattern: string) =>
  pattern.replace(/\[[^\]]*\]/g, 'x').replace(/\(\?[:!=]?|[()?*+\\]/g, '').length

type Piece = readonly [from: RegExp, to: string]

/** The longest first, so that no piece is eaten by a shorter one. */
const pieces = (pairs: readonly (readonly [string, string])[], edge: string): Piece[] =>
  pairs
    .flatMap(([from, to]) => alternatives(from).map((one) => [one, to] as const))
    .sort(([one], [other]) => lettersIn(other) - lettersIn(one))
    .map(([from, to]) => [new RegExp(`${edge}(?:${from})${edge}`, 'g'), to])

const LATIN = TONGUES.map((pairs) => pieces(pairs, '\\b'))
/** Whether anything at all of a language stands in a text, asked in one go. */
const ANY_PIECE = TONGUES.map((pairs) => new RegExp(`\\b(?:${pairs.map(([from]) => from).join('|')})\\b`))
const KANA = pieces(JAPANESE, '')

/** How many phrases of several words a text has of one language. */
const phrasesOf = (all: readonly Piece[], text: string) =>
  all.filter(([from]) => (text.match(from) ?? []).some((found) => /\w{2,} \w{2,}/.test(found))).length * 2

/** A beginner's wish in English, whichever of the six languages it was written in; English stays as it is. */
export function inEnglish(text: string): string {
  if (/[\u3040-\u30ff\u4e00-\u9fff]/.test(text))
    return replaced(text.replace(/^(.*?)の前[にはの]?/, 'before $1 '), KANA)
  const told = TELLS.map(
    (tell, at) =>
      new Set(text.match(tell)).size +
      (TELLS_ALONE[at]?.test(text) ? 2 : 0) +
      (ANY_PIECE[at]?.test(text) ? phrasesOf(LATIN[at] ?? [], text) : 0),
  )
  const most = Math.max(...told)
  if (most < 2 || most <= new Set(text.match(TELLS_ENGLISH)).size) return text
  return replaced(text.replace(/[¿¡]/g, ' '), LATIN[told.indexOf(most)] ?? [])
    .replace(/\bno\s+i can\b/g, ' i cant land ')
    .replace(/\b(or\s+[a-z0-9 -]+?)\s+my first trick/g, '$1 first')
}

const replaced = (text: string, all: readonly Piece[]) =>
  all.reduce(
    (so, [from, to]) =>
      so.replace(from, (_, ...found) => {
        const age = found.find((each) => typeof each === 'string' && /^\d+$/.test(each))
        return ` ${to.replace(/\$1(\$2)?/, age ?? '')} `
      }),
    text,
  )
