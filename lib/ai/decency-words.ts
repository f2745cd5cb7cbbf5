/*
 * What a text for thirteen-year-olds does not say, by kind, a phrase each. A * stands for how a word goes on. Obscene
 * words are the library's, see decency.ts. A phrase is here when it is wrong whatever stands around it: "kill" is not,
 * since a pebble kills your speed.
 */

const insults = `
  a baby could / a fool / a freak / are a joke / are trash / babies are / babies could / bad as you / badass* /
  ballsy / better than you / for boys / bozo* / brainless / brat / brats / butthead* / chickened out / clown* / coward*
  / crap / crappy / creep / creeps / crybabies / crybaby / damn* / dimwit* / disgrace* / disgust* / don't be a baby
  / don't be such a / dork* / drop dead / dumb enough / dumb kid* / dumbass* / dumber / dummies / dummy / dweeb* /
  even for someone / even someone like you / excuse* / failure like you / fat ass / fat kid* / fatso / fatty / fools
  / for babies / for someone like you / freaks / garbage skater* / gay / for girls / girls usually / girls can't / girls cannot / girls give up / girly / give up now / give up
  skating / go die / got balls / got the balls / grow a pair / hate you / have balls / have the balls / hell no /
  homo / hopeless / how dumb / how lame / idiot* / imbecile* / is a joke / is garbage / is lame / is trash /
  jackass* / kill yourself / kook* / kys / lame ass / lame kid* / lardass / laugh at you / laughing at you /
  laughing stock / laughs at you / lazy bum / lazy kid* / like a girl / like you are blind / little kid* / loser* /
  man up / moron* / my dog / my grandma / n00b* / never amount / never be any good / never be good / no one likes
  you / no talent / nobody likes you / nobody wants to / noob* / only babies / pansies / pansy / pathetic / poser* /
  pussies / pussy / quit crying / quit skating / quitter* / ridiculous / scaredy cat / screw it / screw you / sell
  your board / shame on you / shut up / sissies / sissy / slow as you / so dumb / so lame / spaz* / spoiled / stop
  being a / stop crying / stupid* / sucker* / takes balls / talentless / toddler* / too dumb / too fat / too old for
  / too ugly / too weak for / tool like you / total trash / tranny / trash skater* / two left feet like you / ugly
  face / ugly kid* / untalented / useless skater / waste of space / waste of time / weak kid* / weakling* / what the
  hell / whine / whiner* / whining / wimp* / women can't / women cannot / worst skater* / worthless / wtf / wuss* / you are dumb / you
  are so bad / you are so slow / you are terrible / you are the worst / you fool / you skate like / you suck / you
  will never make it / you'll never make it / you're a joke / you're dumb / you're so bad / you're terrible / you're
  the worst / your ass / your balls / your fault again / your grandma / your granny / your mom / your mum
`

const dares = `
  a building / a drink first / a gun / a knife / after dark / alcohol* / ambulance / as fast as you can at / at
  midnight / at night / balcony / beer* / behind a bus / behind a car / behind a truck / bet you can't / bet you
  won't / between cars / big stairs / biggest gap / biggest handrail / biggest rail / biggest stairs / bleed /
  bleeding / blindfold* / blood / bloody / booze* / break in / broken bones heal / bumper / busy road* / busy
  street* / cannabis / chicken out / cigarettes / a cigarette / climb a fence / climb over the fence / climb the fence / close
  your eyes and / cocaine / cops / couple of drinks / dare you / deadly / death / ditch the helmet / ditch the pads
  / ditch your helmet / ditch your pads / don't need a helmet / don't need pads / don't tell anyone / don't tell
  your mom / don't tell your parents / double dare / drink some wine / drinking game* / drinks first / drop in on
  day one / drugs / drunk* / emergency room / escalator* / fear is for / few drinks / fireworks / flight of stairs /
  flight of steps / for more views / for the clout / forget the helmet / forget your helmet / freeway* / from a roof
  / from the roof / full speed at / parking garage / get high / get smashed / get wasted / getting high / getting wasted /
  glass of wine / go viral / grab a car / grab onto a car / guns / have a drink / helmets are for / high on life /
  highway* / hit someone / hold on to a car / hold onto a car / hop a fence / hop the fence / huge gap / huge stairs
  / hungover / ignore pain / ignore the pain / illegal* / in traffic / jump the fence / kick someone / leave the
  helmet / leave the pads / leave them at home / leave your helmet / leave your pads / lethal / liquor / lit on fire
  / little brother / little sister / lose the helmet / lose the pads / lose your helmet / marijuana / middle of the
  street / motorway / moving car / never wear a helmet / never wear pads / no fear / no guts / no helmet / no one is
  watching / no pain no gain / no warm up / nobody is watching / nothing can happen to you / of a bus / of a truck /
  of the bridge / off a bridge / off a cliff / off a roof / off the roof / on the road at / only slow you down /
  onto a roof / or a helmet / or die / over a bus / over a car / over a cliff / over cars / pads are for / pain
  doesn't matter / pain is weakness / parking deck / past cars / police / protection is for / prove that you're not
  / prove you're not / punch* someone / railroad track* / real men / real skaters do not / real skaters don't / real
  skaters never / risk everything / risk it / risk your / rooftop* / run from security / scared is for / school roof
  / second floor / set fire / shop window / shot of rum / skip the helmet / skip the pads / skip the warm up and /
  skip warming up / skip your helmet / skip your pads / skitch* / smoke a / smoke some / smoke something / smoking /
  sneak in / sneak into / stairs on your first / steal / stealing / stoned / subway* / suicid* / take off your
  helmet / take your helmet off / tall building / tequila / the cars / the hospital bed / the roof of / the tracks /
  through the pain / through the window / through traffic / tipsy / to the hospital / top of the building / train
  track* / trespass* / under a bus / vape / vaping / vodka / weed / when security / while wasted / whiskey / whisky
  / who cares if you / with closed eyes / with your eyes closed / without a helmet / without any protection /
  without brakes / without helmet / without looking first / without protection / without your helmet / your friends
  will laugh / your parents don't need
`

const healthClaims = `
  adhd / advil / anxiety / any disease / any illness / arthritis / aspirin / asthma / autism / bandage* / blood
  pressure / boost your brain / boosts your brain / burn fat / burning fat / burns fat / calorie* / can cure / can't
  get hurt / cancer / cannot get hurt / chiropract* / cholesterol / clinically / cold pack* / creatine / crutches /
  cure any / cure for / cure your / cured her / cured his / cured my / cures / depressed / depression / detox* /
  diabetes / diagnos* / diet / dieting / doctor approved / doctors agree / doctors recommend / doctors say / fat
  loss / fix your back / fix your knee* / fixes your back / fixes your knee* / fixes your posture / get slim / goes
  down by itself / good for your back / good for your health / good for your heart / good for your knees / good for
  your spine / grow taller / heal a / heal an / heal your / healing / heals all / heals any / heals every / heals
  your / health benefit* / heart attack* / heart disease / hormone* / ibuprofen / immune / iq / keep skating on it /
  live longer / lose fat / lose weight / losing weight / lowers your / lung disease / makes you slim / makes you
  smarter / makes you taller / medical* / medication* / medicine* / mental health / mental illness / metabolism /
  need a doctor / never get hurt / no doctor / no longer need / no risk of injury / numb the / numbs / on a broken /
  on a sprain / on a sprained / operation on / osteoporosis / pain free / pain goes away / pain relief / painkiller*
  / paracetamol / physician* / physio* / prescri* / prevent injur* / prevents heart / prevents injur* / protein
  shake* / relieves / research says / research shows / science says / scientifically proven / scoliosis / skate on
  it anyway / slim you / sprained ankle will / steroid* / stop hurting / stops hurting / strengthens your heart /
  studies have / studies show / study has / supplement* / surgery / swelling goes / swollen / takes the pain away /
  tape it and / testosterone / therapeutic / therapies / therapist* / therapy / to see a doctor / toxins / treat
  your / treatment* / treats your / tylenol / vitamin* / walk it off / weight loss / will be fine if / will cure /
  with a broken / with a sprained / years to your life / your blood / your illness
`

const advertising = `
  adidas / advert* / affiliate* / amazon / app store / available at / available now / baker board* / best deal* /
  best price* / big sale / bitcoin* / bones brigade wheels / bones reds / bones swiss / brought to you by / bucks /
  buy a / buy an / buy it / buy new / buy now / buy one / buy our / buy some / buy the / buy your new / buy your
  next / buying a / buying new / casino* / cheap price* / check out my / check out our / check out the new /
  chocolate board* / click here / click on our / click on the link / coca cola / collab* / converse shoe* / coupon*
  / crypto* / dc shoes / discord / discount* / dollars / donate / donation* / dot com / download my / download our /
  download the app / ebay / element board* / emerica / es shoes / etnies / euros / facebook* / fee / follow me /
  follow my / follow our / follow us / for just / for only / for sale / free board / free deck / free gift / free
  shipping / free shoes / free trial / from us / full course / gambl* / get one free / get the app / get yours /
  girl board* / giveaway* / globe shoes / go buy / good deal on / good deals / gopro* / great deal on / great deals
  / half price / in stock / independent truck* / indy trucks / instagram* / join our / lakai / lightest trucks
  around / like and follow / like this page / like this post / limited edition / limited offer* / limited time /
  link in bio / link in my / low price* / mcdonald* / membership* / merch / money / monster energy / my brand / my
  channel / my course / my partner sells / my shop / my store / new balance / new vans / newsletter / nike / of vans
  / on sale / online course / online shop* / online store* / onlyfans* / order now / order online / order yours /
  osiris / our app / our brand / our channel / our course / our partner* / our shop / our store / palace board* /
  patreon* / penny board* / pepsi / percent off / plan b board* / play store / powell peralta / powered by / premium
  / prices / primitive board* / pro model from / pro shop / promo / promos / purchas* / recommended by pros / red
  bull / rockstar energy / sale ends / santa cruz / share the page / share this page / share this post / ships free
  / sign up / smash that / snapchat* / special offer* / spitfire wheel* / sponsor* / subscribe* / subscription* /
  supreme / tech deck* / telegram / this channel / thrasher / thunder truck* / tiktok* / toy machine / transworld /
  use code / vans make / vans shoe* / venture truck* / visit my / visit our / voucher* / walmart / web shop* / web
  site / webshop* / website* / whatsapp* / win a free / win free / www / yours today / youtube* / zero board* /
  zumiez
`

const rows = (text: string): string[] => text.split('/').map((row) => row.trim().replaceAll(/\s+/g, ' '))

/** Phrases that a text of a model must not hold. */
export const indecent = {
  insult: rows(insults),
  dare: rows(dares),
  health: rows(healthClaims),
  advertising: rows(advertising),
}

/** Things of which more than so many are a dare: what a beginner can jump down, or fall from. */
export const mostOf: ReadonlyMap<string, number> = new Map([
  ...['stair', 'stairs', 'stairset'].map((word) => [word, 4] as const),
  ...['meter', 'meters', 'metre', 'metres'].map((word) => [word, 2] as const),
  ...['foot', 'feet', 'ft'].map((word) => [word, 5] as const),
  ...['mph', 'kph', 'kmh'].map((word) => [word, 15] as const),
])

/** Numbers as words. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, number) => [word, number] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map((word, tens) => [word, 20 + 10 * tens] as const),
  ['dozen', 12],
  ['dozens', 24],
])

/**
 * Words of which every English sentence has some. Those that other languages write alike ("a", "no", "me", "do", "was")
 * tell nothing.
 */
export const englishWords: ReadonlySet<string> = new Set(
  `
  an the this that these those it it's its you you're you'll you've your yours yourself our they their them him she my
  who what which when where why how is are were been being did does don't doesn't has have had can can't could will
  won't would should may might must isn't aren't and or but if as than then because while until once of to in at by for
  from with without into onto over under off out up down about after before between through against around behind along
  across beside above below toward not nor only just both each every one two some any more most less much many very too
  here there now again on during ahead almost something own whole several also even still yet never always nobody nothing let lets make makes made get gets got keep keeps
  goes come comes take takes took put give gives feel feels need needs want wants work works look looks like wait stay
  stays away forward wet
  first second last next other same front back foot feet knee knees leg legs hand hands arm arms shoulder shoulders
  chest body heel toe toes weight wheels nose edge ground wall speed turn turns push lift bend throw step stand ride
  rides land lands roll rolls catch jump small low slow slowly early late enough halfway three full few bent straight
  hard soft quick bigger smaller higher lower
`
    .trim()
    .split(/\s+/),
)

/** Words that other languages cannot do without, and English does. */
export const foreignWords: ReadonlySet<string> = new Set(
  `
  der das und ist nicht du ich wir ihr ein eine einen einem für mit auf den dem des dich dir dein zu zum von wenn weil auch
  le la les un une est et pour avec tu il elle que qui c'est dans sur pas ce cette ton tes ta vous en de du au
  el los las una es y con para más muy ya te se tu como por lo mi eres
  che di per non è sei sul nel della gli della hai alla
  het een je jij voor niet want van naar dat ook ik wel al deze bij
  os um uma não com você na da em seu são
  det och att som är inte på jeg og ikke til av den
  jest nie się na do że i w z się
  bir ve bu için çok ama
  yang dan untuk dengan ini itu kamu
  ja se on ei että hän minä sinä
  nem egy és hogy az
`
    .trim()
    .split(/\s+/),
)

/** Words of skating, which all languages share: they tell nothing. */
export const sharedWords: ReadonlySet<string> = new Set(
  `
  ollie ollies nollie fakie switch frontside backside kickflip kickflips heelflip heelflips flip flips shuvit shuvits
  shuv shuvs manual manuals grind grinds slide slides boardslide noseslide tailslide stall axle kickturn rock cab half
  pop bank ramp rail ledge trick tricks skate skateboard board regular goofy tail
`
    .trim()
    .split(/\s+/),
)
