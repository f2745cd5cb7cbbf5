/** Name | stance | rider | board | flip | lead in and out, on ground that does not send the rider back. */
export const FLAT = `
Ollie | regular | 0 | 0 | none | FF
Fakie Ollie | fakie | 0 | 0 | none | BB
Frontside 180 | regular | 180 | 180 | none | FB
Backside 180 | regular | -180 | -180 | none | FB
Half Cab | fakie | -180 | -180 | none | BF
Frontside Half Cab | fakie | 180 | 180 | none | BF
Nollie Frontside 180 | nollie | 180 | 180 | none | FB
Nollie Backside 180 | nollie | -180 | -180 | none | FB
Switch Frontside 180 | switch | 180 | 180 | none | BF
Switch Backside 180 | switch | -180 | -180 | none | BF
Frontside 360 | regular | 360 | 360 | none | FF
Backside 360 | regular | -360 | -360 | none | FF
Caballerial | fakie | -360 | -360 | none | BB
Nollie Frontside 360 | nollie | 360 | 360 | none | FF
Pop Shuvit | regular | 0 | -180 | none | FF
Frontside Pop Shuvit | regular | 0 | 180 | none | FF
Fakie Shuvit | fakie | 0 | -180 | none | BB
Switch Frontside Shuvit | switch | 0 | 180 | none | BB
Frontside 360 Shuvit | regular | 0 | 360 | none | FF
Kickflip | regular | 0 | 0 | kick 1 | FF
Heelflip | regular | 0 | 0 | heel 1 | FF
Double Heelflip | regular | 0 | 0 | heel 2 | FF
Varial Kickflip | regular | 0 | -180 | kick 1 | FF
Varial Heelflip | regular | 0 | 180 | heel 1 | FF
Hardflip | regular | 0 | 180 | kick 1 | FF
360 Inward Heelflip | regular | 0 | -360 | heel 1 | FF
540 Flip | regular | 0 | -540 | kick 1 | FF
Nightmare Flip | regular | 0 | -180 | kick 2 | FF
Daydream Flip | regular | 0 | 180 | heel 2 | FF
Frontside Flip | regular | 180 | 180 | kick 1 | FB
Backside Heelflip | regular | -180 | -180 | heel 1 | FB
Frontside Heelflip | regular | 180 | 180 | heel 1 | FB
Backside 360 Kickflip | regular | -360 | -360 | kick 1 | FF
Frontside 360 Kickflip | regular | 360 | 360 | kick 1 | FF
Half Cab Flip | fakie | -180 | -180 | kick 1 | BF
Frontside Half Cab Flip | fakie | 180 | 180 | kick 1 | BF
Half Cab Heelflip | fakie | -180 | -180 | heel 1 | BF
Caballerial Flip | fakie | -360 | -360 | kick 1 | BB
Bigspin | regular | -180 | -360 | none | FB
Nollie Bigspin | nollie | -180 | -360 | none | FB
Frontside Bigflip | regular | 180 | 360 | kick 1 | FB
Big Heelflip | regular | 180 | 360 | heel 1 | FB
Big Inward Heelflip | regular | -180 | -360 | heel 1 | FB
Biggerflip | regular | -180 | -540 | kick 1 | FB
Gazelle Spin | regular | -360 | -540 | none | FF
Gazelle Flip | regular | -360 | -540 | kick 1 | FF
Caballerial Bigspin | fakie | -360 | -540 | none | BB
Anti Bigspin | regular | 180 | -360 | none | FB
Kickflip Frontside Body Varial | regular | 180 | 0 | kick 1 | FB
Heelflip Backside Body Varial | regular | -180 | 0 | heel 1 | FB
Frontside Mystic Spin | regular | -180 | 180 | none | FB
Fakie Kickflip | fakie | 0 | 0 | kick 1 | BB
Switch Kickflip | switch | 0 | 0 | kick 1 | BB
Nollie Heelflip | nollie | 0 | 0 | heel 1 | FF
Nollie Hardflip | nollie | 0 | 180 | kick 1 | FF
Nollie 360 Flip | nollie | 0 | -360 | kick 1 | FF
Nollie Inward Heelflip | nollie | 0 | -180 | heel 1 | FF
Nollie Backside Heelflip | nollie | -180 | -180 | heel 1 | FB
Switch Backside Heelflip | switch | -180 | -180 | heel 1 | BF
Late Kickflip | regular | 0 | 0 | kick 1 late | FF
Impossible | regular | 0 | 0 | none | FF
Front Foot Impossible | regular | 0 | 0 | none | FF
Nose Manual | regular | 0 | 0 | none | FF
No Comply Frontside 180 | regular | 180 | 180 | none | FB
No Comply Backside 180 | regular | -180 | -180 | none | FB
Hippie Jump | regular | 0 | 0 | none | FF
Pop Shuvit Revert | regular | 0 | -180 | none | FB
360 Flip Revert | regular | 0 | -360 | kick 1 | FB
Fakie Frontside Bigspin | fakie | 180 | 360 | none | BF
Switch 360 Inward Heelflip | switch | 0 | -360 | heel 1 | BB
Nollie Backside 180 Kickflip | nollie | -180 | -180 | kick 1 | FB
Frontside Half Cab Heelflip Late | fakie | 180 | 180 | heel 1 late | BF
Double 360 Flip | regular | 0 | -360 | kick 2 | FF
Fakie 540 Flip | fakie | 0 | -540 | kick 1 | BB
Half Cab Inward Heelflip | fakie | -180 | -360 | heel 1 | BF
Nollie Frontside 180 Inward Heelflip | nollie | 180 | 0 | heel 1 | FB
Frontside 180 Hardflip | regular | 180 | 360 | kick 1 | FB
Bigspin Heelflip | regular | 180 | 360 | heel 1 | FB
Frontside Cab | fakie | 360 | 360 | none | BB
Switch Bigger Heelflip | switch | 180 | 540 | heel 1 | BF
Twisted Double Kickflip | regular | 180 | -180 | kick 2 | FB
360 Disco Flip | regular | -180 | 360 | heel 1 | FB
720 Bigspin | regular | -180 | -720 | none | FB
360 Kickflip | regular | 0 | -360 | kick 1 | FF
360 Heelflip | regular | 0 | 360 | heel 1 | FF
Laser Double Kickflip | regular | 0 | 360 | heel 2 | FF
`

/** Name | lead in and out where the wall sends the rider back. */
export const RAMP = `
Rock to Fakie | FB
Rock and Roll | FF
Frontside Rock and Roll | FF
Fakie Rock | BF
Half Cab Rock | BB
Axle Stall | FF
Axle Stall to Fakie | FB
Nose Stall | FB
Fakie Tail Stall | BF
Frontside Tail Stall | FF
Backside Tail Stall | FF
5-0 | FF
50-50 to Fakie | FB
Smith Grind | FF
Feeble Grind to Fakie | FB
Pivot | FF
Pivot to Fakie | FB
Disaster | FF
Blunt to Fakie | FB
Frontside Air | FF
Backside Air | FF
Indy Grab | FF
Ollie to Fakie | FB
Indy to Fakie | FB
Melon to Fakie | FB
Fakie Ollie | BF
Half Cab | BB
Caballerial | BF
360 Air | FB
540 | FF
McTwist | FF
720 | FB
900 | FF
Kickturn | FF
`

/** Name | lead on rolling off a ledge or rail; a question mark where the words leave it open. */
export const EDGES = `
Frontside Boardslide | F
Boardslide to Fakie | B
Fakie Boardslide to Fakie | B
Fakie Boardslide to Regular | F
Switch Backside Tailslide | B
Switch Boardslide to Fakie | F
Frontside 50-50 180 Out | B
Backside 50-50 Shuvit Out | F
Backside Tailslide Kickflip Out | F
Backside Boardslide 270 Out | ?
Backside Tailslide Bigspin Out | ?
Backside 50-50 Bigspin Out | ?
Frontside 180 Boardslide | ?
Hurricane | ?
Backside Sugarcane | ?
Kickflip Backside Boardslide | F
Half Cab to Backside 50-50 | F
Frontside 180 Nosegrind | B
Frontside 180 to Switch 5-0 | B
Nose Manual, Nollie Flip Out | F
Manual Frontside 180 Out | B
Backside Noseslide to Crooked Grind | F
Switch Kickflip Manual | B
Kickflip, Switch Heelflip | ?
`

/** The cells of a table above, row by row. */
export function cellsOf(table: string): string[][] {
  const lines = table.trim().split('\n')
  return lines.map((line) => line.split('|').map((cell) => cell.trim()))
}
