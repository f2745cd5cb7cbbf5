import type { Mood } from '../../tastes/moods.ts'
import type { Trait } from '../../traits.ts'
/** How the names and things that follow are meant. */
export type Mode =
  | 'want'
  | 'once'
  /** Said of someone else, or of what comes later. */
  | 'aside'
  | 'exclude'
  | 'can'
  | 'cannot'
  /** Lands, but not often enough to go on from. */
  | 'sometimes'
  | 'like'
  | 'after'
  | 'between'
  /** As hard, and otherwise what it likes. */
  | 'level'
  | 'toward'
  | 'harder'
  | 'easier'

/** What a phrase means in a wish. `isPlain` words are everyday ones, which skating shares with the rest of the world. */
export type Meaning =
  | {
      readonly is: 'traits'
      readonly traits: readonly Trait[]
      readonly isPlace?: boolean
      readonly isPlain?: boolean
    }
  | { readonly is: 'mode'; readonly mode: Mode; readonly isPlain?: boolean }
  | { readonly is: 'mood'; readonly mood: Mood; readonly isPlain?: boolean }
  | {
      readonly is: 'ease'
      readonly ease: 'easier' | 'harder'
      readonly isMost?: boolean
      readonly isThan?: boolean
      readonly isPlain?: boolean
    }
  /** Asks for something without saying what; about skating, unless it is plain. */
  | { readonly is: 'ask'; readonly isPlain?: boolean }
  /** What was named before it is landed: "on lock". */
  | { readonly is: 'landed' }
  /** What stands next to it lands now and then. */
  | { readonly is: 'sometimes' }
  /** What was named last does not work yet: "is not there yet". */
  | { readonly is: 'failing' }
  /** What was named last, but not itself: "a kickflip variation". */
  | { readonly is: 'variation' }
  /** The same goes for what was named last: "too". */
  | { readonly is: 'too' }
  /** The same kind of thing as what is landed. */
  | { readonly is: 'alike' }
  /** What was named before it is not wanted: "are out". */
  | { readonly is: 'ruled out' }
  /** Turned the other way. */
  | { readonly is: 'mirrored' }
  | { readonly is: 'both sides' }
  | { readonly is: 'join' }
  | { readonly is: 'but' }
  /** Changes nothing; `isContent` words are more than grammar. */
  | { readonly is: 'filler'; readonly isContent?: boolean }
  /** About something else than what to skate next. */
  | { readonly is: 'elsewhere' }

/** The words that say how what follows is meant; the flag says that they are everyday ones. */
export const MODES: readonly (readonly [Mode, string, boolean?])[] = [
  [
    'exclude',
    `
    doesnt go|does not go|doesnt use|banned|ban|heard enough of|seen enough of|got enough of|so over|
    totally over|completely over|kinda over|pretty over|aint|that aint|that aint a|ruled out by|scared by|
    scared when|freaked out by|freaked out about|creeped out by|cant deal with|dont trust|do not trust|
    had enough of|sworn off|quit doing|allergic to|something else than|anything else than|
    something different than|something different from|else than|no|not|without|dont want|dont like|
    dont feel like|never|avoid|except|excluding|except for|hate|minus|skip|wont|nothing with|no more|
    neither|nor|anything other than|everything other than|done with the|apart from|aside from|besides|
    leave out|leaving out|without any|without doing|ditto|same with|same goes for|not a fan of|
    cant be bothered with|no interest in|not interested in|ruled out|burned out on|burnt out on|over doing|
    enough with|dont do|please not|anything that isnt|that isnt|that isnt a|nothing like|nothing where|
    nothing that|refuse to|refuse|cant stand|suck at|crap at|trash at|shit at|awful at|weak at|garbage at|
    im bad at|bad at|terrible at|not good at|sick of|tired of|bored of|bored with|instead of|other than|
    rather than|anything but|everything but|fed up with|not into|scared of|afraid of|stay away from|
    done with|hold the|zero|over it with|anything except|everything except|nothing|isnt|arent|enough of|
    break from|rest from|time off from|scared to|too scared to|afraid to|never want|never want to see|
    never want to do|dont want to see|hurt from|hurt because of
    `,
    true,
  ],
  [
    'can',
    `
    someone who only|somebody who only|someone who just|who only has|who only have|who just has|
    who only knows|who only can|who can only|who can|who knows|who has only|who already has|who already can|
    who lands|all i got is|all i got are|all i have are|all ive got is|all ive got|all i can do are|
    ive only got|i only know how to do|managed to land|ive got down|been able to|someone with|
    ive got nothing but|i have nothing but|got nothing but|have nothing but|been doing nothing but|
    do nothing but|doing nothing but|my only trick is|my only tricks are|the only trick i have is|
    only trick i have is|only trick i know is|the only trick i know is|learned to|learnt to|learned how to|
    just learned to|got the hang of|learned|learnt|figured out how to|comfy|comfy on|comfy with|
    comfortable on|someone who can|someone who has|someone who lands|somebody who can|somebody who has|
    somebody who lands|someone who knows|comfortable|im comfortable|confident|im confident|solid at|
    decent at|im decent at|ok at|okay at|fine with|happy with|pretty good at|great at|not bad at|could only|
    can only|only can|i can only|i could only|only done|ive only done|have only done|only ever done|
    have only ever done|ive done|i can finally|i can now|i can sort of|i finally landed|finally landed|
    finally landing|finally got|finally have|just stomped|stomped|i nailed|just nailed|i figured out|i own|
    i mostly do|mostly do|all i have is|all i can do is|all i know is|all i do is|i always do|i only do|
    only do|i learnt|just learnt|i only have|only have|only got|i only got|i just do|just do|so far|
    so far i have|so far i can|so far i|have been landing|ive been landing|i feel good about|
    feel good about|happy with my|proud of my|tricks i have|tricks i know|the tricks i have|my tricks|
    my bag|my bag of tricks|my current tricks|currently have|currently i have|currently can|
    i started landing|started landing|we both can|i can|i can already|i can do|i already know|i already|
    i know|i have|ive got|ive landed|i land|ive mastered|i mastered|i do|ive learned|ive learnt|i got|got|
    i learned|after learning|ive been doing|been doing|been landing|im good at|good at|im comfortable with|
    i just landed|i just learned|just learned|just landed|just got|comfortable with|confident with|my|can|
    can do|only know|i only know|know|already know|everything up to|all the way to|ive had|i have got|
    we can|he can|she can|kid can|already|landing|i hit|i stomp
    `,
    true,
  ],
  [
    'aside',
    `
    he already can|they already can|so i can|so that i can|to set up|set up for|so im able to|that sets up|
    because my friend can|my friend can|my mate can|everyone else can|he does|she does|my brother does|
    my friend does
    `,
    true,
  ],
  ['once', 'used to|used to be able to|back then i could|i could once', true],
  [
    'cannot',
    `
    never learned|never learnt|never got|never figured out|never managed|never could|i could never|
    never really got|still no|still dont have|still cant|still missing the|yet to land|have yet to land|
    i cant|cant|cannot|i cannot|cant do|frustrated with|frustrated by|annoyed with|annoyed by|fed up of|
    stuck on|stuck at|stuck with|i dont know|i havent landed|never landed|not yet landed|couldnt|
    struggle with|struggling with|trouble with|having trouble with|working on|learning|trying to learn|
    still learning
  `,
    true,
  ],
  [
    'like',
    `
    like|like a|in the same family as|same family as|family of|related to|reminiscent of|in the spirit of|
    cousins of|sibling of|along the lines of|comparable to|resembles|resembling|spin on a|spin on the|
    twist on|take on a|take on the|something close to|alternative to|similar to|variation of|variation on|
    version of|close to|based on|builds on|reminds of|same as|in the style of|kind of like|sort of like|
    close cousin of
    `,
  ],
  [
    'after',
    `
    progress from|progressing from|move on from|moving on from|graduate from|graduated from|upgrade from|
    build from|goes with|goes well with|go with|go well with|pairs with|pairs well with|
    after|what comes after|next after|comes after|follows|beyond|next step after|progression from|
    up from
  `,
  ],
  [
    'level',
    `
    same level as|same level as a|as hard as|as hard as a|about as hard as|same difficulty as|
    same difficulty as a|as difficult as|on the level of|on par with|around the level of|equal to
  `,
  ],
  ['between', 'between|in between|halfway between|somewhere between'],
  [
    'toward',
    `
    what do i need for|what do i need for a|do i need for|need for a|need for an|need for the|so i can land|
    so that i can land|to be able to land|practice so i can|practice so i can land|practice before|
    needed for|required for|get to a|get to the|get to my|get me to|arrive at|work my way to|road to|
    roadmap to|whats the road to|way to a|ladder to|journey to|to get to|in order to learn|so i can learn|
    to unlock|unlock|gets me ready for|ready for|first before|build toward|before trying|before i try|
    learn before|foundation for|basics for|prereq|prereqs for|prerequisites for|prerequisites of|
    on my way to|be able to do|step to|a step to|stepping stone|stepping stone for|stepping stone to|before|
    need before|i need before|lead to|leads up to|leading to|leading up to|work up to|working up to|
    working toward|working towards|work toward|work towards|towards|toward|closer to|gets me closer to|
    prepare for|prepares me for|on the way to|build up to|building up to|path to|route to|first step to|
    learn first for
    `,
  ],
  [
    'harder',
    `
    bigger than|bigger spin than|more spin than|more rotation than|scarier than|crazier than|cooler than|
    sicker than|notch above|a notch above|bit above|just above|step above|a step above|one above|one up from|
    one level up from|level up from|next level from|next up from|spicier than|gnarlier than|
    more advanced than|trickier than|a bit more than|more than just|harder than|more difficult than|
    a step up from|step up from|tougher than|one level above
  `,
  ],
  [
    'easier',
    `
    notch below|a notch below|bit below|just below|step below|a step below|one below|below|one down from|
    gentler than|kinder than|less technical than|smoother than|not as scary as|safer than|less gnarly than|
    baby version of|easier version of|beginner version of|lite version of|easier than|simpler than|
    less scary than|not as hard as|less hard than|a step down from
  `,
  ],
  [
    'want',
    `
    to start|to get into|i want|want|wanna|something|give me|show me|just|only|instead|rather|looking for|
    id like|please|need|i need|suggest|teach me|prefer|for|how about|what about|is|are|would|should|make it|
    what should|lets|any|maybe|next|then|im after|some kind of|some sort of|some
    `,
    true,
  ],
]
