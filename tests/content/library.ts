import { readTrickFacts, readTrickTexts } from '@/prisma/seed/content'

export const facts = readTrickFacts()
export const texts = readTrickTexts()
export const combinations = facts.filter(({ trickType }) => trickType === 'COMBINATION')
export const slugs = new Set(facts.map(({ slug }) => slug))

/** What stands more than once in a list. */
export const twice = <T>(items: T[]) => items.filter((item, index) => items.indexOf(item) !== index)

export const sentencesOf = (text: string) => text.split(/(?<=[.!?]["')]?)\s+/).filter(Boolean)

/** A sentence without what does not make it another: case, punctuation, spaces. */
export const asSaid = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Tricks that keep the name under which they are linked and known although the engine says it otherwise. */
export const OLDER_NAMES: ReadonlySet<string> = new Set(
  `
    360 Boneless
    360 Flip Frontside Body Varial
    Axle Stall, Rock to Fakie
    Backside 180 Mute Grab
    Backside 360 North
    Backside Crooked Grind Nollie Flip Out
    Backside Flip Late Back Foot Flip
    Backside Heelflip 360 Body Varial
    Backside Noseslide Nollie Flip Out
    Blunt to Fakie, Fakie Rock
    Boneless Fingerflip
    Carve Grind
    Casper Late Kickflip
    Double Hand Street Plant
    Fakie Frontside Gazelle Flip
    Fakie Hardflip 180
    Fakie Heelflip Backside 180 Body Varial
    Fakie Kickflip Fakie Manual
    Fakie Late Pop Shuvit
    Fakie Ollie Backside Body Varial
    Frontside 180 Fakie Manual Half Cab Out
    Frontside 180 Inward Heelflip
    Frontside 360 Big Heelflip
    Frontside 5-0 to Tail
    Frontside Half Cab Body Varial
    Frontside Half Cab Pressure Flip
    Half Cab Fingerflip
    Half Cab Inward Heelflip
    Half Cab Late Shuvit
    Hand Plant Flamingo
    Hand Plant Indy Nosebone
    Hand Plant Shuvit
    Hardflip Frontside 180
    Kickflip Backside Body Varial
    Kickturn, Rock to Fakie
    Manual Backside Body Varial
    Manual Frontside Body Varial
    Manual to Kickturn
    Merlin Twist
    Nollie 360 Big Heelflip
    Nollie Backside 180 Front Foot Flip
    Nollie Backside 180 Hardflip
    Nollie Backside 180 Late Front Foot Flip
    Nollie Backside 180 North
    Nollie Frontside 180 Inward Heelflip
    Nollie Frontside 180 Late Front Foot Flip
    Nollie Frontside 180 North
    Nollie Frontside Heelflip 360 Body Varial
    Nollie Heelflip Frontside 180 Body Varial
    Nose Manual Nollie Flip Out
    Nose Stall, Tail Stall
    Ollie No Foot
    Ollie North Frontside 180
    Ollie to Fakie, Fakie Ollie
    One Foot Powerslide 180
    Rock to Fakie, Fakie Rock
    Rock to Fakie, Tail Stall
    Spine Transfer
    Switch 360 Big Heelflip
    Switch Hardflip Frontside 180
    Switch Kickflip Frontside 180 Body Varial
    Varial Heelflip Backside 180
  `
    .trim()
    .split('\n')
    .map((name) => name.trim()),
)
