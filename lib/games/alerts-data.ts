import 'server-only'
import { randomBytes } from 'node:crypto'
import type { Prisma } from '@/prisma/generated/client'
import { mailLater } from '../auth/mail'
import { canSendMail } from '../auth/mail-server'
import { db } from '../db/client'
import { siteUrl } from '../env'
import { AppError } from '../errors'
import { logDefect } from '../observability/log'
import { isPushEndpoint } from '../push/endpoint'
import { pushKey, sendPush } from '../push/send'
import { gameOf, type Match } from '../skate/game/match'
import type { AlertInput, AlertOff, AlertWays } from './schema'
import { hashOf } from './seat-secret'
import { turnWords } from './turn-words'

// Who plays by link is away for hours. They are told when it is their turn if they asked for it, seat by seat: by their
// browser's push service, or by email to their account.

/** By which ways this site can tell who is away. */
export const alertWays = (): AlertWays => ({ pushKey: pushKey(), byMail: canSendMail() })

async function getSeat(gameToken: string, secret: string): Promise<{ gameToken: string; seat: number }> {
  const row = await db.linkedSeat.findUnique({
    where: { gameToken_secretHash: { gameToken, secretHash: hashOf(secret) } },
    select: { seat: true },
  })
  if (!row) throw new AppError('not_found', 'Game not found')
  return { gameToken, seat: row.seat }
}

/** The account that is signed in, as far as it matters for mail. */
type Viewer = { id: number; isEmailVerified: boolean }

const mostBrowsers = 10

/**
 * Has the holder of a seat told when it is their turn. Throws `not_found` for a secret of no seat, `unavailable` for a way
 * that this site has not, `invalid` for an address that is no push service's, `conflict` for an account without a
 * confirmed email address and for more browsers than one has.
 */
export async function turnAlertOn(token: string, input: AlertInput, viewer: Viewer | null): Promise<void> {
  const seat = await getSeat(token, input.secret)
  if (input.by === 'mail') return mailsOn(seat, viewer)
  if (!pushKey()) throw new AppError('unavailable', 'This site sends no notifications.')
  const { endpoint, keys } = input.subscription
  if (!isPushEndpoint(endpoint)) throw new AppError('invalid', 'This is no address of a push service.')
  const known = await db.turnPush.count({ where: { ...seat, NOT: { endpoint } } })
  if (known >= mostBrowsers) throw new AppError('conflict', 'Ten browsers are told already.')
  await db.turnPush.upsert({
    where: { gameToken_seat_endpoint: { ...seat, endpoint } },
    create: { ...seat, endpoint, ...keys },
    update: keys,
  })
}

async function mailsOn(seat: { gameToken: string; seat: number }, viewer: Viewer | null): Promise<void> {
  if (!viewer) throw new AppError('unauthorized', 'You need to be logged in')
  if (!canSendMail()) throw new AppError('unavailable', 'This site cannot send email.')
  if (!viewer.isEmailVerified) throw new AppError('conflict', 'Confirm your email address in Settings first.')
  await db.turnMail.upsert({
    where: { gameToken_seat: seat },
    create: { ...seat, userId: viewer.id, stopKey: newStopKey() },
    update: { userId: viewer.id },
  })
}

const newStopKey = () => randomBytes(16).toString('base64url')

/** Has nobody told any more: this browser, this seat's account, or whoever got the email with this key. */
export async function turnAlertOff(token: string, off: AlertOff): Promise<void> {
  if (off.by === 'link') {
    await db.turnMail.deleteMany({ where: { gameToken: token, stopKey: off.key } })
    return
  }
  const seat = await getSeat(token, off.secret)
  if (off.by === 'mail') await db.turnMail.deleteMany({ where: seat })
  else await db.turnPush.deleteMany({ where: { ...seat, endpoint: off.endpoint } })
}

/** Has those told of a rematch who were of the game before; `seatOf` says where each sits now. */
export async function carryAlerts(
  tx: Prisma.TransactionClient,
  { from, to, seatOf }: { from: string; to: string; seatOf: (before: number) => number },
): Promise<void> {
  const [pushes, mails] = await Promise.all([
    tx.turnPush.findMany({ where: { gameToken: from } }),
    tx.turnMail.findMany({ where: { gameToken: from }, omit: { sentAt: true } }),
  ])
  const moved = <Row extends { seat: number }>(row: Row) => ({
    ...row,
    gameToken: to,
    seat: seatOf(row.seat),
  })
  await tx.turnPush.createMany({ data: pushes.map(moved) })
  await tx.turnMail.createMany({ data: mails.map((row) => ({ ...moved(row), stopKey: newStopKey() })) })
}

/**
 * Tells whose turn it is now, or all others who has won, without keeping the caller waiting. `by` is the seat that has
 * just done something, who knows.
 */
export function tellTurn(gameToken: string, match: Match, by: number): void {
  const { turn } = gameOf(match)
  const away = turn.kind === 'over' ? match.players.map((_, seat) => seat) : [turn.player]
  const seats = away.filter((seat) => seat !== by)
  const ways = alertWays()
  if (seats.length === 0) return
  if (ways.pushKey) void pushTo(gameToken, match, seats).catch(defect)
  if (ways.byMail) void mailTo(gameToken, match, seats).catch(defect)
}

/** Where a game is opened. Of a rematch that someone else began, one's browser knows the game before. */
async function pathOf(token: string): Promise<string> {
  const before = await db.linkedGame.findFirst({ where: { nextToken: token }, select: { token: true } })
  return `/games/${token}${before ? `?after=${before.token}` : ''}`
}

const defect = (error: unknown) => logDefect(error, { at: 'turn-alerts' })

async function pushTo(gameToken: string, match: Match, seats: number[]): Promise<void> {
  const rows = await db.turnPush.findMany({ where: { gameToken, seat: { in: seats } } })
  if (rows.length === 0) return
  const path = await pathOf(gameToken)
  await Promise.all(
    rows.map(async ({ seat, ...subscription }) => {
      const message = { ...turnWords(match, seat), path, tag: gameToken }
      const outcome = await sendPush(subscription, message)
      // It is gone for all games of that browser.
      if (outcome === 'gone') await db.turnPush.deleteMany({ where: { endpoint: subscription.endpoint } })
    }),
  )
}

// Two who are both there play faster than anyone wants mail.
const betweenMailsMs = 60 * 60 * 1000

async function mailTo(gameToken: string, match: Match, seats: number[]): Promise<void> {
  const now = new Date()
  const isDue = {
    OR: [{ sentAt: null }, { sentAt: { lte: new Date(now.getTime() - betweenMailsMs) } }],
    user: { emailVerifiedAt: { not: null } },
  }
  const rows = await db.turnMail.findMany({
    where: { gameToken, seat: { in: seats }, ...isDue },
    select: { seat: true, stopKey: true, user: { select: { email: true } } },
  })
  for (const { seat, stopKey, user } of rows) {
    const { count } = await db.turnMail.updateMany({
      where: { gameToken, seat, ...isDue },
      data: { sentAt: now },
    })
    if (count === 0) continue
    const { title, body } = turnWords(match, seat)
    const game = `${siteUrl}${await pathOf(gameToken)}`
    const stop = `${siteUrl}/games/${gameToken}?stop=${stopKey}`
    mailLater('turn', async () => ({
      to: user.email,
      subject: `SKATE: ${title}`,
      paragraphs: [body],
      action: { label: 'Open the game', url: game },
      closing: `You asked for this, at most once an hour. Stop the emails about this game: ${stop}`,
    }))
  }
}
