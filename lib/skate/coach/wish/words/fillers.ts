const listed = (words: string) => words.trim().split(/\s+/)

/** Words of grammar and of manners, which say nothing of their own. */
export const SMALL_WORDS: readonly string[] = listed(`
  game anyway bot trickbot chatbot ai favorite favourite a an the i im ive id me we you he she they it its
  this that these those them of in at on up with by to from out as so very really pretty much more less most
  least bit little lot kind sort all one thing stuff way time try tries do does doing did be been am was were
  will could may might must have has had get getting go goes going come coming make love feel feeling think
  where when which what who how why if because cause since while about around over under again also even still
  yet ever now right needed required invented invent created made okay ok yeah hey hi hello dude bro man mate guys pls plz thanks your his her our their
  mine good nice cool great best better new old young perhaps probably kinda gonna gotta there here afternoon
  anymore nowadays day week month year hour session practice practise practicing working help helping tell ask
  say level someone somebody anyone friend people both either each every always sometimes usually mostly once
  last start started starting begin beginning possible ready able shall us than or and onto off back own same
  type called wanted wanting looking look give show teach choose pick far quite many within through during until per
  via keep enough ago everything suit fits skateboarder today tonight tomorrow morning evening weekend alone
  myself dont doesnt didnt wasnt havent hasnt tried trying age aged itself along across ish x s ll re t d m ve
  gimme everyone advice advise tips hint pointer guide guidance recommendation suggestion option choice purpose
  question answer answering word recently lately honestly actually basically literally super totally
  absolutely definitely certainly currently later afterwards daily another other else wish hope hoping improve
  improving improvement skill excited happy awesome amazing sick dope rad fire lit legit stoke older younger
  teen teenager student coach teacher buddy buddies homie crew itll thatd whatd youd theyre weve theyve youve
  youre hes theyll well shell hell couldve shouldve wouldve dunno lemme imma tryna bout cuz tho thru yo nah
  hmm um uh lol lmao omg wtf tbh imo ngl fr rn btw asap thx ty u ur skated af mode extremely nicely lying
  mixed listed tonite bad comfortably
`)

/** Words that say something, only nothing that a trick would hang on. */
export const SAID_IN_PASSING: readonly string[] = listed(`
  win beat routine smaller security name named cooler calves thigh ppl rider cracked packed painted shirt goofy goofyfoot footed
  footer lefty righty shake allowed upside leo snows gym opener rainy bucket nerd ultra christmas xmas small tiny everyday halloween
  long short high low fast slow near house school park skatepark spot local home place line set use using
  style stance foot feet leg body wheel board nose tail side twice two three couple few several second end
  ends ending roll rolling ride riding land realistic forward normal regular element combining combines add
  adding girl boy woman dad mom mum former total close stays move proper decent main wax waxed ground left
  special particular specific include including involving involves wearing summer winter outdoor outside
  inside life video film filming footage edit raining rains rainbow patience kinked based swimming empty laid
  free music contest comp competition pm th child children adult grown shins hit hitting scare scared afraid fear
  impact space room middle half whole entire full top bottom front straight away apart together rest arm head
  shoulder jacket mind gone whose k girlfriend boyfriend wife husband partner fiance bestie roommate flatmate
  coworker colleague happen allow impatient patient felt leave hook dark light perfect found find finding
  against versus vs mid twenty cross prob wks carry kept miss missing fall falling fell stayed immediately
  suddenly eventually barely hardly somehow anyhow kindly ideally preferably hopefully luckily frankly clearly
  seems seemed sounds appear become became turned grow growing grew hold holding held bring brought put
  putting setting run running ran open closed break broke cut wear wore call sent sit sat stand stood walk
  walked talk talked read write watch watches watched watching saw see seen hear heard meet met join joined
  stop stopped wait waited waiting change changed changing explain describe discuss mention possibly reason
  result problem issue matter case example fact detail info information number amount piece section area
  region country countries world earth sky sea river lake mountain tree flower grass stone wind ice sun moon
  star night noon midnight monday tuesday wednesday thursday friday saturday sunday january february march
  april june july august september october november december spring autumn century decade forever awhile
  moment instant period phase stage rough town village friendless cousin brother sister uncle aunt parents
  office yesterday exactly almost nearly obviously apparently weekly often seldom everywhere somewhere
  anywhere nowhere built build building wooden wood concrete metal brick dry sunny cold warm hot shiny cheap
  real actual true false wrong serious seriously self everybody noone therefore thus hence such fewer plenty
  tons loads bunch pair dozen hundred single dual extra bonus complete completely entirely fully partly
  partially mainly simply merely separately separate ahead aside round nearby among above beneath upon despite
  unless till whether wherever whichever whoever dream goal plan planning aim attempt attempting manage
  managed reach reached achieve master mastering increase expand extend mix bag repertoire arsenal collection
  list toolbox ability talent experience experienced knowledge understanding confidence courage worried worry
  comfort uncomfortable excitement dumb smart clever genius perfectly incredible insanely vibe mood energy
  rhythm speed control strength strong weak fitness health healthy doctor doc said told asked five six seven eight
  nine ten eleven twelve roadmap teenage squad team group class lesson course camp training drill penny popsicle setup
  deck truck bolts grip birthday gift present holiday vacation trip travel backyard yard floor roof door
  window table chair road path corner center centre square circle triangle point shape form size inch inches
  meter metre ft cm tall wide narrow deep shallow steep curved angle degree north south east west properly
  daughter garbage trash jeans roller diy women female ladies habit breaking sec adhd buck dollars euros
`)
