/** A grab: which hand takes the board where, and what the body does with it. */
export interface GrabLesson {
  readonly is: string
  readonly take: string
  readonly tweak: string
  readonly miss: string
  readonly remedy: string
}

const NEAR_EDGE = {
  miss: 'Your fingers brush the edge and slide off.',
  remedy: 'You reach down for the board. Pull the knees up until it meets the hand.',
}

export const GRABS: Readonly<Record<string, GrabLesson>> = {
  Indy: {
    is: 'the trailing hand holds the toe-side edge between the feet',
    take: 'Drop the trailing hand straight down and close it round the toe-side edge between your feet.',
    tweak: 'Lift the leading arm and keep the chest up while you hold.',
    ...NEAR_EDGE,
  },
  Melon: {
    is: 'the leading hand holds the heel-side edge between the feet',
    take: 'Reach the leading hand down behind the leading knee and take the heel-side edge between your feet.',
    tweak: 'Push the board forward a little with straightening legs, once the grip is firm.',
    miss: 'You cannot get the hand round behind the leg.',
    remedy: 'Turn that knee in a little and bring the heel side up toward you.',
  },
  Mute: {
    is: 'the leading hand holds the toe-side edge by the leading foot',
    take: 'Take the toe-side edge just beside your leading foot with the leading hand.',
    tweak: 'Pull the trailing knee in and let the shoulders follow the arm a little.',
    ...NEAR_EDGE,
  },
  Stalefish: {
    is: 'the trailing hand reaches behind the trailing leg to the heel-side edge',
    take: 'Send the trailing hand down behind that knee to the heel-side edge between your feet.',
    tweak: 'Straighten the leading leg and open the chest while you hold.',
    miss: 'The arm is too short by a hand.',
    remedy: 'Bend the trailing knee inward and drop that hip; the board has to come to the hand.',
  },
  Method: {
    is: 'the leading hand holds the heel-side edge and pulls the board up behind you',
    take: 'Take the heel-side edge by your leading foot with the leading hand.',
    tweak: 'Bend both knees and pull the board up behind your back until the soles face away from you.',
    miss: 'It stays a melon.',
    remedy: 'The pull comes from the knees; let them point at the ground while the hand brings the board up.',
  },
  'Nose Grab': {
    is: 'the leading hand holds the tip of the nose',
    take: 'Let the nose rise to the leading hand and close the fingers over its tip.',
    tweak: 'Pull the nose up toward you and stretch the trailing leg.',
    miss: 'The nose never gets to your hand.',
    remedy: 'Pull the leading knee up higher; bending forward only tips you over.',
  },
  'Tail Grab': {
    is: 'the trailing hand holds the tip of the tail',
    take: 'Reach back with the trailing hand and take the tail behind your trailing foot.',
    tweak: 'Push the leading foot out so that the nose points up, and pull the tail in.',
    miss: 'The hand lands on your own heel.',
    remedy: 'Stand the trailing foot a little further in before you leave the wall.',
  },
  'Crail Grab': {
    is: 'the trailing hand reaches across to the nose',
    take: 'Bring the trailing hand across in front of you to the toe side of the nose.',
    tweak: 'Stretch the trailing leg and look back over the leading arm.',
    miss: 'You fold up and lose your balance.',
    remedy: 'Lift the leading knee to the hand, so that only the arm has to travel.',
  },
  'Japan Air': {
    is: 'the leading hand takes the toe-side edge, knees drop and the board comes up behind you',
    take: 'Take the toe-side edge by your leading foot with the leading hand.',
    tweak: 'Point both knees down and pull the board up behind your back, back arched.',
    miss: 'It looks like a mute.',
    remedy: 'Drop the knees before you pull; with the knees up the board has nowhere to go.',
  },
  'Judo Air': {
    is: 'a hand holds the board while the leading foot kicks out ahead',
    take: 'Take the heel-side edge by the nose with the leading hand and make sure of the grip.',
    tweak: 'Kick the leading foot straight out ahead of the board, then bring it back to its bolts.',
    miss: 'The foot does not make it back.',
    remedy: 'Kick less and earlier; the foot should be home again at the top of the air.',
  },
  'Lien Air': {
    is: 'going up frontside, the leading hand holds the heel-side edge near the nose',
    take: 'Reach the leading hand to the heel-side edge near the nose.',
    tweak: 'Lean out over the ramp with the hand and press the trailing leg long.',
    miss: 'You grab the nose instead.',
    remedy: 'Bring the hand in from behind the leading foot, thumb toward you.',
  },
  'Slob Air': {
    is: 'going up frontside, the leading hand holds the toe-side edge by the leading foot',
    take: 'Drop the leading hand in front of that shin and take the toe-side edge beside the foot.',
    tweak: 'Stretch the leading leg against the hand so that the nose points the way.',
    ...NEAR_EDGE,
  },
  'Roast Beef': {
    is: 'the trailing hand goes between the legs to the heel-side edge',
    take: 'Send the trailing hand down between your knees to the heel-side edge.',
    tweak: 'Straighten the leading leg and keep the hips low over the board.',
    miss: 'The arm hangs on the knee.',
    remedy: 'Open both knees wide before you reach through.',
  },
  Nosebone: {
    is: 'the trailing hand holds the toe-side edge while the leading leg pushes the nose away',
    take: 'Take the toe-side edge between your feet with the trailing hand.',
    tweak: 'Straighten the leading leg hard and point the nose out and down, the trailing knee tucked in.',
    miss: 'The nose hardly moves.',
    remedy:
      'Pull the trailing knee to your chest; a bone is made by the bent leg as much as by the straight one.',
  },
  Madonna: {
    is: 'the leading hand holds the nose, the leading foot hangs off behind, and the tail meets the coping',
    take: 'Take the nose with the leading hand and lift the leading foot off behind the board.',
    tweak: 'Bring the tail down onto the coping with the trailing foot, then step the leading foot back on.',
    miss: 'The tail misses the coping.',
    remedy: 'Stay close to the wall on the way up; learn tail taps with both feet on first.',
  },
  'Rocket Air': {
    is: 'both hands hold the nose and both feet stand on the tail',
    take: 'Slide the leading foot back to the tail and take the nose with both hands.',
    tweak: 'Pull the nose up in front of your chest like a broomstick.',
    miss: 'The foot cannot find its bolts again.',
    remedy: 'Come out of it at the top of the air, hands last.',
  },
  Cannonball: {
    is: 'one hand holds the nose and the other the tail, body tucked small',
    take: 'Tuck up and take the nose with the leading hand and the tail with the trailing one.',
    tweak: 'Hold both ends level and stay round, knees against the chest.',
    miss: 'You reach one end and tip toward it.',
    remedy: 'Grab both in the same instant, or not at all.',
  },
  Air: {
    is: 'you fly out over the coping and drop back onto the same wall',
    take: 'Pull the knees up and press outward with both feet, so that the board stays with you.',
    tweak: 'Keep the arms level and the eyes on the wall you come down on.',
    miss: 'The board drops away from your feet.',
    remedy: 'You jumped off the wall with straight legs. Leave it in a crouch and unweight, no more.',
  },
}
