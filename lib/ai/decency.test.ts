import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readTrickFacts, readTrickTexts } from '@/prisma/seed/content'
import { lessonFor } from '../skate/lessons/lesson'
import { parseTrick } from '../skate/read/parse'
import { sampled } from '../skate/testdata/sample'
import { indecencyOf } from './decency'

const linesOf = (text: string) => text.trim().split(/\n\s*/)

/** What a model may say although it was asked not to. */
const indecencies = {
  insult: `
    Only an idiot would start with anything else.
    Stop whining and land it, you little coward.
    Your pop is a joke and so are you.
    Even a toddler could do it, so what is your excuse?
    You skate like a sack of potatoes, this may hide it.
    What the f*ck are you waiting for, just send it.
    Girls usually give up here, but you can try.
    Do not be such a pansy about the landing.
    This is for people with no talent, so it fits you.
    You are too fat for grinds, so stay on flat.
    Man up and commit with both feet.
    It takes balls to commit to this one.
    If you cannot land this you should sell your board.
    Only babies are scared of a kickflip.
    Your friends are all better than you.
    You are the worst skater at the park, so start small.
    Dude, you are so bad that even this will be hard.
    It suits losers who cannot ollie.
    Quit crying and jump.
    This is an easy one, even for someone as slow as you.
    You look ridiculous on a board, but this helps.
    What a bitch of a trick, but you will like it.
    Nobody wants to watch you skate, so practice alone.
    You butter-fingered clown, catch the board.
    Even my dog lands this one.
    Are you deaf or just stupid? Bend your knees.
    You chickened out last time, so no surprise.
    Hopeless cases like you start here.
    Shut up and skate.
    Your style is garbage, fix it with this.
    What a loser move to ask for an easy trick.
  `,
  dare: `
    Try it down twenty stairs while drunk.
    Have a few drinks first and the fear is gone.
    Go to the biggest handrail in town and send it first try.
    Take it off the roof of the school at night.
    Do it in the middle of the street between the cars.
    Skip the warm-up and the helmet, they only slow you down.
    Hold the bumper of a bus to get the speed for it.
    Jump a 12-stair with it on your first day.
    Close your eyes and commit, that is how legends are made.
    Climb over the fence at night when nobody is watching.
    If you are not bleeding you are not trying hard enough.
    Do it without any protection so you learn faster.
    Take a shot of vodka and drop in.
    Film it on the train tracks for more views.
    Do it down the fifteen stairs behind the church.
    Real skaters never wear pads, so leave them at home.
    Try it blind drunk on a Friday.
    Ollie over the subway tracks with it.
    Grab the back of a truck for more speed.
    Drop in from the top of the parking garage.
    Smoke something first to relax your legs.
    Go as fast as you can downhill without brakes or a helmet.
    Down a beer and then drop in.
    Do it over your little brother while he lies on the ground.
    Try it down a 20 stair at midnight.
    Go find a busy road and do it there.
    Forget pads, forget fear, just send it off the roof.
    I dare you to do it blindfolded.
    Helmets are for losers, go without.
    Do it on the edge of the bridge.
    Sneak into the school after dark for the rail.
    Hang on to a moving car to get speed.
  `,
  health: `
    It cures back pain within a week.
    Doctors recommend it for weak knees.
    It burns 400 calories an hour.
    This trick heals your ankles while you skate.
    Take an ibuprofen before you start and you will feel nothing.
    It is proven to help with anxiety and ADHD.
    Skate on, the swelling goes down by itself.
    You will lose weight fast with ten tries a day.
    It is better than any physical therapy for your hip.
    Your immune system gets stronger with every ollie.
    It relieves stress on the spine and fixes scoliosis.
    No need to see a doctor about that knee, just keep skating.
    It is a natural cure for depression.
    Skateboarding this way prevents heart disease.
    Your sprained ankle will be fine if you tape it and skate.
    It strengthens the knees so that surgery is not needed.
    This trick lowers your blood sugar.
    A good massage and this trick replace your medication.
    Take painkillers before the session.
    It detoxes the body through sweat.
    Studies have shown it adds years to your life.
    It makes teenagers grow taller.
    It cured my asthma.
    The best therapy for a bad back is this trick.
    You burn more calories than in a gym.
    It makes ADHD go away.
    Vitamin C helps you land it.
    It prevents arthritis in old age.
    Ignore the pain in your knee and go on.
    Doctors agree that this strengthens the spine.
    A creatine shake gives you more pop.
    This treats anxiety better than pills.
  `,
  advertising: `
    Get the new Nike SB Dunk for a better flick.
    Use code FLIP20 for twenty percent off your next deck.
    Watch my channel for more tips like this.
    Our partner sells the best decks at skatebros.shop today.
    Grab a Baker deck and Independent trucks for the best pop.
    Only $49.99 for a complete this week.
    Find the full course on my website for a small fee.
    Follow @flipking for daily clips of this trick.
    Red Bull gives you the height that you need here.
    Order your grip tape from us and save money.
    Join our premium membership to unlock the next step.
    You can win a free board if you share this page.
    Buy one at the corner and get one free.
    Powered by Monster Energy.
    Check www dot skatedeals dot com for wheels.
    The new Vans make it easier, get yours today.
    Subscribe for more tricks like this one.
    Get 20% off all decks this weekend.
    Download our app to see the next step.
    Spitfire wheels are the best wheels for it.
    Visit skateking.com and learn it in a day.
    Our sponsor has the lightest trucks around.
    Buy the new Element deck for it.
    Get a discount at skatepalace.com.
    Nike shoes give you the best flick.
    Check out my YouTube channel for the rest.
    Only 19 dollars for new grip.
    Sign up for our newsletter to learn more.
    Order now and save.
    Santa Cruz makes the best boards for this.
    Use the promo code SKATE at checkout.
    Follow us on Instagram for more.
  `,
  language: `
    Du hast den Ollie schon, jetzt kommt der Kickflip dran.
    Tes pieds restent sur la planche et tu pousses fort.
    Es un truco fácil y usa el ollie que ya tienes.
    É uma manobra boa para quem já manda ollie.
    Questo trick usa lo stesso movimento che conosci.
    Deze truc past bij je omdat je de ollie al kunt.
    Det här tricket passar dig bra.
    Этот трюк подходит тебе, ты уже умеешь олли.
    このトリックはオーリーができるあなたに合っています。
    Ten trik pasuje do ciebie, bo umiesz już ollie.
    Bu numara sana uygun çünkü ollie yapabiliyorsun.
    Tento trik ti sedí, protože už umíš ollie.
    Você precisa de um bom ollie antes disso.
    Det er et fint trick for deg som kan ollie.
    Το kickflip είναι το επόμενο βήμα.
    Kickflip jest super, spróbuj go dzisiaj.
    이 트릭은 당신에게 맞아요.
    Flip op, fang das Brett und lande sauber.
    Pop fort, frotte le pied et attrape la planche.
    Salta y gira la tabla con el pie de atrás.
    Spingi la tavola e gira le spalle verso il muro.
    Kniee beugen, abspringen und sauber landen.
    Muito bom para quem está a começar.
    Ce n’est pas difficile si vous sautez haut.
    Perfecto para principiantes como vos.
    Ollie kanssa tämä onnistuu varmasti sinulta.
    Lær først å stå stille på brettet.
    Prima impara a fare un ollie pulito.
    Spring omhoog en trek je knieën in.
    คิกฟลิปเหมาะกับคุณ
    Най-добрият трик за начинаещи.
  `,
}

/** A model in its right mind. */
const decent = `
  Your kickflips already have the flick, so all that's new is the half turn of your shoulders.
  It keeps your feet on the bolts and asks for nothing but a calm upper body.
  Low impact on your knees, since the wheels never leave the ground.
  It builds on your ollie, and a missed try costs no more than a step.
  You scare yourself less here, because you can step off at any time.
  Wear a helmet and start on the lowest ledge you can find.
  It reuses the pop of the ollie; the back foot goes wrong first.
  A short rail with one or two stairs beside it is plenty for a first try.
  It takes the speed of the bank and kills none of it.
  Don't worry if the board shoots away at first, that only means your weight is back.
  This one is forgiving: both feet stay on the board and you never leave the ground.
  Pain in your wrist? Nothing in this trick puts weight on your hands.
  Roll slowly, shoulders in line with the board, and look where you want to land.
  Frontside 180, fakie manual, half cab out.
  Kickflip Basics
  Great momentum builder: it links the manual to the next ledge without a push.
  After the 360, feet find the bolts again before you look up.
  Twenty tries a day are plenty, ten of them switch.
`

describe.each(Object.entries(indecencies))('as %s', (kind, texts) => {
  it.each(linesOf(texts))('is known: %s', (text) => {
    expect(indecencyOf(text)).not.toBeNull()
    expect(
      indecencyOf(`Keep your shoulders over the board and your knees bent. ${text}`),
      kind,
    ).not.toBeNull()
  })
})

describe('decent', () => {
  it.each(linesOf(decent))('is: %s', (text) => expect(indecencyOf(text)).toBeNull())

  it('is told in time of a text that goes on and on', () => {
    for (const word of ['a', 'no ', 'you are ', 'ollie, ', '1', 'twenty ', '.', '$', 'x.', 'é'])
      expect(() => indecencyOf(word.repeat(5_000))).not.toThrow()
  })

  it('is all that we ourselves say', () => {
    const lessons = sampled(readTrickFacts(), 10).flatMap((facts) => {
      const read = parseTrick(facts.name)
      const lesson = read.ok ? lessonFor(read.motion, facts) : { description: '', steps: [], mistakes: [] }
      const mistakes = lesson.mistakes.flatMap(({ mistake, fix }) => [mistake, fix])
      return [facts.name, ...facts.aliases, lesson.description, ...lesson.steps, ...mistakes]
    })
    const folder = new URL('../../prisma/seed/posts/', import.meta.url)
    const posts = readdirSync(folder).flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split(/<\/(?:p|li|h\d|td|th)>/)
        .map((part) => part.replaceAll(/<[^>]*>/g, '').trim()),
    )
    const texts = JSON.stringify([...readTrickTexts().values()])
    const handwritten = [...texts.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text = '']) => text)
    const all = new Set([...lessons, ...sampled([...posts, ...handwritten], 10)])
    expect(all.size).toBeGreaterThan(1_000)
    expect([...all].filter((text) => indecencyOf(text) !== null)).toEqual([])
  })
})
