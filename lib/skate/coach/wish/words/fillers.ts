const listed = (words: string) => words.trim().split(/\s+/)

/** Words of grammar and of manners, which say nothing of their own. */
export const SMALL_WORDS: readonly string[] = listed(`
  game anyway anyways bot trickbot chatbot ai favorite favourite a an the i im ive id me we you he she they it
  its this that these those them of in at on up with by to from out as so too very really pretty much more
  less most least bit little lot kind sort all one ones thing things stuff way ways time times try tries do
  does doing done did be been am was were will would could can may might must have has had get gets getting go
  goes going come comes coming make makes let like likes love feel feels feeling think know where when which
  what whats who how why if because cause since while about around over under again also even still yet ever
  now right okay ok yes yeah hey hi hello dude bro man mate guys pls plz please thanks thank my your his her
  our their mine good nice cool fun great best better new next old young maybe perhaps probably kinda gonna
  wanna gotta there here afternoon anymore nowadays day days week weeks month months year years hour session sessions practice practise
  practicing work works working help helps helping tell ask say idea ideas level someone somebody anyone
  friend friends people both either each every always sometimes usually mostly never once first last start
  started starting begin beginning possible ready able should shall lets us than then but or and nor plus into
  onto off down back own same type types called want wants wanted looking look give show need needs teach
  choose pick got far quite rather some any many within through during until per via keep keeps enough random
  ago everything nothing anything something suit suits fits fit skateboarder today tonight tomorrow morning
  evening weekend alone myself dont doesnt didnt cant wont isnt arent wasnt havent hasnt just only already
  learned learning learn tried trying age aged ain't aint itself along across ish x s ll re t d m ve gimme
  everyone advice advise tips tip hint hints pointer pointers guide guidance recommendation recommendations
  suggestion suggestions option options choice choices question questions answer answers answering word words
  recently lately finally honestly actually basically literally super totally absolutely definitely certainly
  currently soon later before afterwards daily another other others else instead however wish hope hoping
  improve improving improvement skill skills bored excited happy awesome amazing sick dope rad fire lit legit
  stoked stoke older younger teen teenager student coach teacher beginner buddy buddies homie homies crew itll
  thatd whatd youd theyre weve theyve youve youre hes shes thats theres heres whos wheres hows theyll well
  shell hell couldve shouldve wouldve dunno lemme imma tryna bout cuz tho thru yo nah yep nope hmm um uh lol
  lmao omg wtf idk tbh imo ngl fr rn btw asap thx ty u ur skated af mode extremely nicely lying mixed listed tonite bad
`)

/** Words that say something, only nothing that a trick would hang on. */
export const SAID_IN_PASSING: readonly string[] = listed(`
  win security name named shoe sneaker cooler timer backpack calf calves thigh thighs ppl rider cracked
  drained packed covered painted shirt boots goofy goofyfoot footed footer lefty righty granddaughter shake
  allowed upside leo snows snow gym opener rainy bucket nerd ultra christmas xmas big small long short high
  low fast slow near house school park skatepark spot local home place line set use using style stance foot
  feet leg legs body wheel wheels board nose tail side twice two three couple few several second end ends
  ending roll rolling ride riding land landing landed pop fine realistic forward normal regular different
  variation variations version element elements combining combines combine add adding looks girl boy guy woman
  dad mom mum former total close without stays move moves clean crazy hate proper decent solid main wax waxed
  ground stay left special particular specific include including involving involves wearing summer winter
  indoor outdoor outside inside life part video film filming footage edit edits raining rains rainbow patience kinked based swimming empty laid free music contest comp competition turning olds pm
  th kids child children adult grown shins shin hurt hurts hit scare scares scared afraid fear impact space
  room medium middle half whole entire full top bottom front straight away apart together rest arm
  arms head shoulder shoulders knee knees ankles hips wrist jacket mind gone whose except k girlfriend
  boyfriend wife husband partner fiance bestie roommate flatmate coworker colleague nephew niece grandma
  grandpa happen happens allow allows impatient patient felt leave leaves hook dark light perfect found find
  finding against versus vs mid twenty cross prob wks carry kept miss misses missing fall falls falling fell
  stayed instantly immediately suddenly eventually barely hardly somehow anyhow kindly ideally preferably
  hopefully luckily frankly clearly seems seem seemed sounds sound appear appears become becomes became turns
  turned grow grows growing grew hold holds holding held bring brings brought put puts putting sets setting
  run runs running ran open opens closes closed break breaks broke cut cuts wear wears wore call calls send
  sends sent sit sits sat stand stands stood walk walks walked talk talks talked read reads write writes watch
  watches watched watching saw see sees seen hear hears heard meet meets met join joins joined stop stops
  stopped wait waits waited waiting change changes changed changing follow explain explains describe describes
  discuss mention mentions possibly advices reason reasons result results problem problems issue issues matter
  matters case cases example examples fact facts detail details info information number numbers amount piece
  pieces bits section sections area areas region country countries world earth sky sea river lake mountain
  tree trees flower grass stone wind ice sun moon star stars night nights noon midnight monday tuesday
  wednesday thursday friday saturday sunday january february march april june july august september october
  november december spring autumn minute minutes seconds hours century decade decades ages forever awhile
  moment moments instant period phase stage stages step steps rough town village friendless cousin brother
  sister neighbor uncle aunt dads moms parents office yesterday exactly almost nearly obviously apparently
  weekly often seldom everywhere somewhere anywhere nowhere built build building wooden wood concrete asphalt
  metal marble brick smooth dry wet rain sunny cold warm hot shiny cheap real actual true false wrong serious
  seriously self everybody noone therefore thus hence such fewer plenty tons loads bunch pair dozen hundred
  single dual basic extra bonus complete completely entirely fully partly partially mainly simply merely
  separately separate separates ahead aside round beside besides nearby between among above below beneath
  beyond upon toward despite unless till whether whenever wherever whatever whichever whoever dream goal plan
  planning aim attempt attempting attempts manage managed reach reached achieve master mastering increase
  expand extend variety mix bag bags repertoire arsenal collection list toolbox ability talent experience
  experienced knowledge understanding confidence confident courage brave nervous anxious worried worry comfort
  comfortable uncomfortable exciting excitement sad angry mad funny silly stupid dumb smart clever genius
  perfectly incredible gnar insanely vibe vibes mood energy flow rhythm speed balance control power strength
  strong weak fitness health healthy doctor doc says said told asked six seven eight nine eleven twelve
  teenage squad team group class lesson lessons course camp training train workout drill exercise penny
  cruiser popsicle setup deck truck trucks bolts grip birthday gift present holiday vacation trip travel
  backyard yard basement kitchen floor roof door window table chair car road path sidewalk pavement corner
  center centre square circle triangle point lines shape form size inch inches meter meters metre metres ft cm
  tall wide narrow deep shallow steep flat curved angle degree degrees north south east west properly breaking
  min mins sec secs adhd buck bucks dollars euros
`)
