/*
 * What people who guess passwords try first, from common knowledge: no list of stolen passwords was used. Words and
 * names with a few digits or signs around them or in place of letters, walks over keyboards, the alphabet and numbers
 * in order, short things repeated, and numbers of up to eight digits, which are dates among others. Browsers load it
 * when someone chooses a password.
 */

/** Words of three letters and more, in lower case. */
export const commonWords: ReadonlySet<string> = new Set(
  `
password passwort passwd passw pass passcode passphrase passme mypass mypassword nopassword newpass newpassword secret
letmein letme login logmein signin access admin administrator root user username guest test tester testing demo
default changeme change temp temporary welcome hello hallo hola ciao bonjour hi there hey heyyou goodbye example
sample master mister boss chief captain superuser super superman batman spiderman ironman wonderwoman hulk joker
trustno trust nothing something whatever anything everything forever always never ever today tomorrow iloveyou
iloveu ily loveyou lovely lover loverboy lovergirl love loveme iloveme iloveit truelove mylove babe baby babygirl
babyboy honey sweetie sweet sweety sweetheart darling angel angels devil heaven hell god jesus christ jesuschrist
faith hope grace blessed bless church prayer amen buddha princess prince queen king kingdom lady gentleman
dragon monkey donkey tiger lion wolf wolves bear bears eagle eagles hawk falcon raven ravens panther panthers
shark sharks dolphin dolphins whale snake cobra viper python horse horses pony unicorn cat cats kitty kitten kitkat
dog dogs doggy puppy hunter rabbit bunny turtle frog froggy spider scorpion phoenix chicken duck goose pig piggy
cow buffalo elephant zebra giraffe bird birdie butterfly ladybug bulldog bulldogs rottweiler labrador poodle
shadow ghost midnight moonlight sunlight sunshine sunny sun moon star stars starlight sky skyline cloud clouds
rainbow rain snow snowball snowman storm thunder lightning fire firebird flame ice iceman iceberg water river
ocean beach island mountain forest flower flowers rose roses lily daisy violet jasmine tulip orchid garden nature
spring summer autumn winter january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday weekend morning evening night holiday christmas xmas
santa easter halloween birthday newyear
red blue green yellow orange purple black white silver gold golden pink brown grey gray scarlet crimson
football soccer baseball basketball hockey tennis golf golfer volleyball rugby cricket boxing boxer wrestling
swimming swimmer running runner cycling bike biker bicycle surfing surfer snowboard skiing skier fishing fisher
hunting racing racer nascar ferrari porsche mercedes bmw audi honda toyota nissan mazda subaru ford mustang
chevy chevrolet camaro corvette dodge jeep hummer harley yamaha suzuki kawasaki ducati
chelsea arsenal liverpool everton manchester manutd barcelona barca madrid realmadrid juventus milan inter bayern
dortmund celtic rangers lakers yankees redsox cowboys steelers packers patriots broncos raiders dodgers giants
cubs bulls celtics knicks warriors heat magic braves tigers lions jets saints vikings
starwars starwar startrek skywalker yoda vader jedi matrix neo trinity gandalf frodo hobbit potter harrypotter
hermione hogwarts pokemon pikachu charizard naruto sasuke sakura goku vegeta dragonball onepiece zelda mario luigi
sonic tetris minecraft fortnite roblox callofduty warcraft starcraft diablo counter strike halo xbox playstation
nintendo gamer games game player playboy lego barbie disney mickey minnie donald pluto goofy simba nemo elsa
snoopy garfield tweety scooby scoobydoo bugsbunny simpson homer bart southpark
computer laptop internet google facebook instagram twitter youtube tiktok yahoo hotmail gmail outlook microsoft
windows apple iphone android samsung nokia linux ubuntu oracle cisco server network wifi router qwertyuiop
office work company business manager sales money dollar dollars euro cash rich million millionaire bitcoin crypto
casino poker lucky luck winner win victory freedom liberty justice peace war warrior soldier army navy marine
sniper ranger killer killme murder death dead zombie vampire monster demon satan lucifer evil
music guitar guitarist piano drum drummer drums violin singer dancer dance dancing metallica slipknot nirvana
acdc beatles eminem tupac biggie rihanna beyonce madonna elvis bob marley bobmarley rock rocker rockstar rocknroll
metal punk hiphop rap rapper reggae jazz blues techno disco radio
pizza pasta burger cheese cheeser chocolate cookie cookies candy sugar sugarplum cupcake muffin banana apples
cherry strawberry peach mango lemon orange coconut pineapple tomato potato pepper ginger cinnamon coffee tea beer
wine vodka whiskey whisky tequila corona guinness heineken budweiser cocacola pepsi sprite redbull
america american usa england english london paris france french germany german deutschland berlin italy italia
italian rome spain spanish espana mexico mexican brazil brasil canada toronto texas dallas chicago newyork boston
california hollywood miami florida vegas lasvegas jordan india delhi mumbai china beijing japan tokyo korea russia
moscow poland polska sweden norway ireland irish scotland australia sydney africa egypt turkey istanbul
school college student teacher university class homework science math history doctor nurse police firefighter
family mother mom mommy mum mama mami father dad daddy papa brother sister friend friends bestfriend bff cousin
grandma grandpa boyfriend girlfriend husband wife married wedding single sexy hottie beautiful pretty cutie cute
handsome smile smiley happy happiness funny crazy insane psycho stupid idiot loser lazy sleepy dreamer dream dreams
awesome amazing perfect fantastic great cool cooldude dude buddy bubba bubbles bubble buster rusty dusty lucky
fuckyou fuckoff fuckme fuck shit bitch asshole bastard biteme blowme sucks
qazwsx qwerty qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm abc abcd abcde abcdef abcabc aaa xxx zzz iop poiuyt
lkjhgf mnbvcxz wasd qwe asd zxc qweasd qweasdzxc asdzxc
michael matthew joshua daniel david andrew james justin john johnny joseph ryan robert robbie bobby william will
willy christopher chris nicholas nick anthony tony tyler jonathan jon brandon kevin eric steven steve thomas tom
tommy brian timothy tim richard rick ricky jeffrey jeff jason benjamin ben benny samuel sam sammy alexander alex
patrick pat nathan zachary kyle jacob jake ethan dylan logan mason lucas luke noah liam oliver oscar leo max maxwell
charlie charles george henry harry jack jackson peter paul mark martin simon stephen scott adam aaron adrian
albert alfred arthur austin blake bradley brad bruce caleb cameron carlos carl casey cody connor corey craig derek
dennis diego edward eddie edwin eugene felix frank frankie fred freddy gabriel garrett gary gerald gordon greg
gregory hector isaac ivan jesse jimmy jim jorge jose juan julian keith kenneth kenny larry lewis louis manuel marcus
mario miguel mike mikey mitchell morgan neil norman omar pablo pedro philip phillip ralph ray raymond rodney roger
ronald ronnie roy russell sean shawn shane spencer stanley stuart terry theodore todd travis trevor victor vincent
walter wayne wesley zach mohammed muhammad ahmed ali hassan ibrahim
jessica ashley amanda sarah jennifer jenny nicole stephanie elizabeth lauren megan samantha michelle rachel amber
danielle brittany heather melissa rebecca tiffany emily emma olivia sophia sophie isabella mia charlotte amelia
hannah abigail madison chloe grace victoria natalie alyssa taylor anna annie andrea angela angelina amy alice
alison alicia allison barbara beth bianca bonnie brenda brooke caroline carmen carol catherine christina christine
cindy claire claudia courtney crystal cynthia dana deborah debbie denise diana diane donna dorothy eleanor elena
ellen erica erin eva gabriela gina gloria hailey heidi helen holly jackie jade jane janet jasmin jenna joanna
jordan josephine joyce julia julie karen karina kate katherine katie kathleen kathy kayla kelly kelsey kim kimberly
kristen kristin kristina laura leah linda lindsay lisa lori lucy lydia maggie mandy margaret maria marie marina
marissa martha mary maya melanie mercedes miranda molly monica nancy naomi natasha nina paige pamela patricia
paula penelope phoebe priscilla rebekah regina renee robin rosa rosemary ruby ruth sabrina sally sandra sandy
sara savannah selena sharon sheila shelby sierra silvia stacy stella summer susan suzanne sydney tamara tara
teresa tina tracy valerie vanessa veronica vicky virginia vivian wendy yolanda yvonne zoe
darkslide skate skater skateboard skateboarding skatepark skateordie skatelife kickflip heelflip treflip ollie
nollie fakie grind grinder railslide boardslide noseslide tailslide halfpipe quarterpipe mongo goofy thrasher
element baker antihero tonyhawk hawk rodneymullen mullen vans etnies emerica dcshoes nikesb adidas nike
`
    .trim()
    .split(/\s+/),
)

const walks = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
  '741852963',
  '147258369',
  '789456123',
  '159753',
  'a1b2c3d4e5f6',
].flatMap((walk) => [walk, [...walk].reverse().join('')])

const isWalk = (text: string, shortest: number) =>
  text.length >= shortest && walks.some((walk) => walk.includes(text))

const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const spelledOut = (text: string) => text.replaceAll(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)

// Longer ones than a year and a sign are rare.
const decoration = /^[\d\W_]{0,5}|[\d\W_]{0,5}$/g

function isDecoratedWord(text: string): boolean {
  const bare = text.replaceAll(decoration, '')
  // A digit at the end may belong to the word or stand beside it.
  const spellings = [bare, spelledOut(bare), spelledOut(text), spelledOut(text).replaceAll(decoration, '')]
  return spellings.some(
    (word) => commonWords.has(word) || isWalk(word, 3) || commonWords.has([...word].reverse().join('')),
  )
}

/** The user's names and their parts, forward and backward, as far as they have three letters or more. */
const partsOf = (names: string[]) =>
  names
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{N}]+/u)])
    .map((part) => part.toLowerCase())
    .flatMap((part) => [part, part.replaceAll(/^\d+|(?<!\d)\d+$/g, '')])
    .filter((part) => part.length >= 3)
    .flatMap((part) => [part, [...part].reverse().join('')])

/** Whether a password is one of the names with little around it. A name may itself end with digits, however many. */
const isDecoratedName = (text: string, names: string[]) =>
  partsOf(names).some((part) =>
    [text, spelledOut(text)].some((spelling) => {
      const [before = '', ...after] = spelling.split(part)
      return after.length > 0 && [before, after.join(part)].every((rest) => /^[\d\W_]{0,5}$/.test(rest))
    }),
  )

/** Whether a password is among those that are tried first. `names` are the user's own, such as username and email. */
export function isCommonPassword(password: string, names: string[] = []): boolean {
  const text = password.toLowerCase().trim()
  if (text.length < 3 || /^(.{1,6})\1+$/s.test(text) || /^\d{1,8}$/.test(text)) return true
  return isWalk(text, 3) || isDecoratedWord(text) || isDecoratedName(text, names)
}
