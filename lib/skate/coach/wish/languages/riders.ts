import type { Sense } from './language.ts'

/** Parts of the body that hurt. */
export const PARTS: readonly Sense[] = [
  [
    'ankle',
    'tobillos?',
    'tornozelos?',
    'chevilles?',
    '(?:fuss)?(?:knochel|gelenk)|sprunggelenke?',
    '足首|くるぶし',
  ],
  ['knee', 'rodillas?', 'joelhos?', 'genoux?', 'knien?', '膝|ひざ'],
  ['back', 'espalda|lumbar(?:es)?', 'costas|coluna|lombar', 'dos', 'rucken|kreuz|bandscheiben?', '腰|背中'],
  ['hip', 'caderas?', 'quadril|anca', 'hanches?', 'huften?', '股関節'],
  ['wrist', 'munecas?', 'pulsos?|punhos?', 'poignets?', 'handgelenke?', '手首'],
  ['elbow', 'codos?', 'cotovelos?', 'coudes?', 'ellbogen', '肘'],
  ['shoulder', 'hombros?', 'ombros?', 'epaules?', 'schultern?', '肩'],
  ['hand', 'manos?', 'maos?', 'mains?', 'hande?', '(?<!相)手(?![術順伝作])'],
  ['foot', 'pies?|talon(?:es)?', 'pes?|calcanhar(?:es)?', 'pieds?|talons?', 'fusse?|fersen?', '足|かかと'],
  ['shin', 'espinillas?|canillas?', 'canelas?', 'tibias?', 'schienbeine?', 'すね|脛'],
  ['leg', 'piernas?', 'pernas?', 'jambes?', 'beine?', '脚'],
]

/** What a part of the body is when it hurts, in Japanese. */
const BAD_JA =
  '(?:痛[いむくめ]?|怪我|ケガ|けが|捻挫|骨折|悪[いく]|弱[いく]|故障|壊れ)(?:めて|して|した|て|た|る|い|です|ます)*'

/** Who skates, in what state, and how they feel about it. */
export const RIDERS: readonly Sense[] = [
  [
    '{part} surgery',
    '(?:despues de )?(?:una |la |mi )?(?:cirugia|operacion) {the}{part}|(?:me )?oper(?:aron|e|ado) {the}{part}',
    '(?:depois d[ea] )?(?:uma |a )?(?:cirurgia|operacao|operar|operei) {the}{part}|operad[oa] {the}{part}',
    '(?:apres |d )?(?:une |l |mon )?operation {the}{part}|opere[es]? {the}{part}',
    '(?:nach (?:der |meiner |einer )?)?{part} ?-?op|{part} operiert|operation (?:am|an der) {part}',
    '{part}の?手術(?:を|の)?(?:した|して|後|あと|明け)?(?:ので|から)?',
  ],
  [
    'my first day',
    '(?:me |m )?regalaron (?:una?|mi) (?:tabla|patineta|skate|monopatin)|(?:me dieron|tengo) mi primera (?:tabla|patineta)',
    null,
    'on (?:m a|vient de m) ?(?:offert|acheter|offrir) (?:un|une) (?:skate|planche|board)|(?:j ai|je viens d ?e?) (?:eu|recu|recevoir) (?:un|mon) skate',
    '(?:hab |habe )?(?:ein |mein )?(?:neues )?(?:board|brett|skateboard) (?:geschenkt|zum geburtstag|zu weihnachten)(?: bekommen| gekriegt)?',
    '(?:スケボー|スケートボード|板)を(?:もらい|貰い|買ってもらい|手に入れ)(?:まし)?た?(?:ばかり)?',
  ],
  [
    'my {part} hurts',
    '(?:me (?:duelen?|molestan?|lastime|lesione|torci|rompi|fracture|doble|jodi|operaron)|(?:tengo )?(?:dolor|lesion|lesionado|esguince|problemas?|mal)(?: de| en| con)?)(?: mucho| un poco| bastante)? {the}{part}|{the}{part} (?:me duelen?|(?:esta )?(?:mal|mal[oa]s?|lesionad[oa]s?|jodid[oa]s?|lastimad[oa]s?|rot[oa]s?|hinchad[oa]s?|torcid[oa]s?))',
    '(?:(?:estou |to |tou )?(?:com )?(?:muita )?dor(?:es)?(?: n[oa]s?)?|machuquei|lesionei|torci|quebrei|fraturei|parti|magoei|aleijei|doi(?:-me| me)?|me doi|problemas?)(?: muito| bastante| um pouco)? {the}{part}|{the}{part} (?:ta |esta |estao |tao |anda )?(?:a )?(?:me )?(?:doendo|doi|doem|doer|ruim|ruins|machucad[oa]s?|lesionad[oa]s?|zoad[oa]s?|inchad[oa]s?|torcid[oa]s?|magoad[oa]s?|lixad[oa]s?)',
    '(?:(?:tres |super |un peu |trop )?mal|(?:une )?douleurs?|(?:une )?entorse|(?:des )?problemes?)(?: aux?| a la| a l| a| de la| de l| de| du| des| avec)* {the}{part}|(?:blesse|tordu|foule|pete|casse|fracture)e? {the}{part}|{the}{part} (?:me |qui )*(?:fait|font|est|sont) (?:tres |encore |trop |un peu )?(?:mal|douleureux|douloureux|fragiles?|blesse[es]*|foule[es]*|foutue?s?|pete[es]*|casse[es]*|hs|nul)|{the}{part} (?:en (?:compote|vrac|miettes)|foutus?|casse)',
    '{the}{part}(?: \\w+)? (?:weh|kaputt|hin|verletzt|verstaucht|geprellt|schmerzt|schmerzen|verdreht|gebrochen|verknackst|umgeknickt|im eimer)|(?:schlimme|kaputte|verletzte|schlechte)[sn]? {part}|(?:schmerzen|probleme|aua|beschwerden)(?: im| in| am| an| mit)* {the}{part}|{part}(?:schmerzen|probleme|verletzung)|mit {the}{part} umgeknickt',
    `{part}[がはをもに]?(?:少し|ちょっと|まだ|すごく)?(?:${BAD_JA})`,
  ],
  [
    'low impact',
    '(?:de |con )?(?:bajo|poco) impacto|sin impacto',
    '(?:de |com )?(?:baixo|pouco) impacto|(?:sem|nada de) impacto',
    '(?:sans|peu d|faible) impacts?|sans chocs?',
    'gelenkschonend[a-z]*|ohne (?:harten? )?(?:aufprall|belastung)|wenig belastung',
    '(?:衝撃|負担|インパクト)[がの]?(?:少ない|ない|小さい|軽い)|体に優しい',
  ],
  [
    'easy on the body',
    'suavec?i?t?[oa]?s?|tranqui|tranquil[oa]s?|tranquilit[oa]|relajad[oa]|liger[oa]',
    'tranquil[oa]s?|suaves?|de boa|sossegad[oa]|leves?',
    'tranquill?es?|tranquillou|doux|douces?|peperes?|cool',
    'locker(?:es|e|en|er)?|sanft(?:es|e|er|en)?|ruhig(?:es|e|er)?|entspannt(?:es|e|er)?|schonend(?:es|e|er)?|gemutlich(?:es)?',
    '楽[なに]?|ゆるい|ゆるく|無理のない',
  ],
  [
    'my first day',
    '(?:hoy )?(?:es )?(?:mi )?primer dia(?: con (?:la|el|mi) [a-z]+)?|(?:me )?acab[oe] de compra[a-z]* (?:un|una|la|mi|el) (?:tabla|patineta|skate|monopatin)|(?:me )?compre (?:un|una|mi) (?:tabla|patineta|skate|monopatin)|primera vez(?: en (?:la|el) [a-z]+)?',
    '(?:hoje )?(?:e )?(?:o )?(?:meu )?primeiro dia(?: no skate| de skate)?|(?:to |estou |tou )?(?:a )?come[a-z]+ hoje|hoje (?:to|estou|tou) come[a-z]+|(?:acabei de comprar|comprei|ganhei) (?:um|o|meu)(?: meu| primeiro)? skate|primeira vez(?: no skate| de skate)?',
    '(?:c ?est )?(?:mon )?(?:tout )?premier jour(?: de| en| sur)?(?: skate| la planche)?|(?:je )?(?:viens d|vient d) ?(?:acheter|avoir|recevoir) (?:un|une|mon|ma) (?:skate|planche|board)|(?:la )?premiere fois(?: (?:en|sur)[a-z ]* (?:skate|planche))?|j ?ai jamais (?:fait de|touche|mis)[a-z ]*',
    '(?:heute |mein |ist )*erste[rn]? tag(?: auf dem (?:board|brett|skateboard))?|(?:gerade |grad |frisch |erstes? )*(?:ein |mein )?(?:erstes )?(?:board|brett|skateboard) (?:gekauft|bekommen)|(?:zum |das )?ersten? ?mal(?: auf dem (?:board|brett|skateboard))?',
    '(?:今日)?(?:から)?(?:スケボー|スケートボード|スケート)?を?(?:今日)?(?:始めました|始めた|始めます|はじめました|買いました|買った)(?:ばかり)?(?:です)?|(?:今日が)?初日|(?:今日|今日から)(?=スケボー)|(?:スケボー|スケートボード|スケート)?[はが]?(?:初めて|はじめて)(?:です|やる|乗る)?',
  ],
  [
    'coming back to skating',
    '(?:vuelvo|volvi|volviendo|volver|retomo|retomando|regreso|regrese) (?:a |al )?(?:patinar|andar|skatear|montar|la tabla|skate|monopatin)?(?: en skate| en tabla)?|despues de (?:muchos|varios) anos(?: sin patinar)?',
    '(?:voltei|voltando|voltar|regressei|regressar|retomei)(?: agora| hoje)?(?: a andar| pro| ao| para o| a)?(?: de)?(?: skate)?|depois de (?:muitos|varios) anos(?: parado| sem andar)?',
    '(?:je )?(?:reprends?|reprise|recommence|reprendre|retour)(?: du| le| au)?(?: skate)?|(?:je )?m(?:e|y|e y| y) remets?(?: au skate)?|apres (?:des annees|longtemps)(?: d arret)?',
    '(?:wieder|neu) (?:eingestiegen|angefangen|einsteigen|anfangen|auf dem (?:board|brett))|wiedereinsteiger(?:in)?|wiedereinstieg|fange? wieder an|nach (?:langer|ewiger) (?:pause|zeit)',
    '(?:に|で)?(?:復帰|再開|カムバック)(?:した|しました|する|して)?|久しぶり(?:に|の)?|出戻り',
  ],
  [
    'after $1 years',
    'despues de (\\d+) anos(?: sin patinar)?',
    'depois de (\\d+) anos(?: parad[oa]| sem andar)?',
    'apres (\\d+) ans(?: d arret| de pause)?',
    'nach (\\d+) jahren(?: pause)?',
    '(\\d+)年ぶり(?:に|の|で)?',
  ],
  [
    '$1 years old',
    'a los (\\d+)(?: anos)?|con (\\d+)(?: anos)|de (\\d+) anos|tien[eo] (\\d+)(?: anos)?|tengo (\\d\\d)(?![-\\d])(?: anos)?',
    '(?:aos|com|de|tem|tenho) (\\d+)(?![-\\d])(?: anos)?|(\\d+) anos',
    '(?:a|de|j ?ai) (\\d+) ans|(\\d+) ans',
    '(?:mit|bin|ist) (\\d+)(?![-\\d])(?: jahren?)?|(\\d+) jahre[a-z]*|(\\d+)-?jahrige[rn]?',
    '(\\d+)[歳才](?:です)?[でにのは]?',
  ],
  [
    'my kid',
    '(?:mi|nuestr[oa]) (?:hij[oa]|nin[oa]|peque|niet[oa]|sobrin[oa]|nene|nena|chav[oa]l)|(?:un|una|para) nin[oa]s?|hij[oa]s?|nin[oa]s?',
    '(?:(?:meu|minha|o meu|a minha) )?(?:filh[oa]|miud[oa]|net[oa]|sobrinh[oa]|crianca|filhot[oa])s?|filhinh[oa]',
    '(?:mon|ma|mes) (?:fils|fille|gamin|gamine|enfants?|petit|petite|gosses?|neveu|niece)|(?:un|une|pour|les) (?:enfants?|gamins?|gosses?)|enfants?',
    '(?:mein|meine|meinen|meiner|unser|unsere|unseren) (?:sohn|tochter|kind|kinder|kleiner|kleine|neffe|nichte|enkel)|sohn|tochter|kinder|kindern|(?:ein|fur) kind',
    '(?:うちの|私の)?(?:子供|子ども|こども|息子|娘|キッズ|小学生|孫)',
  ],
]
