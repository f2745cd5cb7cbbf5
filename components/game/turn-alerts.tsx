import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useAuthStatus } from '@/components/accounts/auth-status'
import { replaceQueryList, useQueryList } from '@/components/ui/behavior/history'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { toast, toastError } from '@/components/ui/overlays/toast'
import type { AlertWays } from '@/lib/games/schema'
import type { Seat } from '@/lib/offline/games'
import {
  canNotify,
  mailTurns,
  mayNotify,
  notifyHere,
  notifyNoMore,
  stopMails,
} from '@/lib/offline/turn-alerts'

type Props = { token: string; seat: Seat; ways: AlertWays }

/** Lets the holder of a seat be told of their turn while they are away; nothing where the site or the browser has no way. */
export function TurnAlerts({ token, seat, ways }: Props) {
  const user = useAuthStatus()?.user
  const canPush = useBrowserValue(canNotify, false)
  const isMailOn = seat.alerts?.mail === true
  const mailsTo = ways.byMail && user?.isEmailVerified ? user.email : null
  const hasPush = ways.pushKey !== null && canPush
  if (!hasPush && mailsTo === null && !isMailOn) return null
  return (
    <section aria-labelledby="alerts-title" className="border-line border-t-2 pt-4">
      <h2 id="alerts-title" className="font-body font-semibold text-label text-soft uppercase">
        When it is your turn
      </h2>
      <div className="mt-2 flex flex-wrap gap-3">
        {hasPush && ways.pushKey && <ByPush token={token} seat={seat} pushKey={ways.pushKey} />}
        {(mailsTo !== null || isMailOn) && <ByMail token={token} isOn={isMailOn} />}
      </div>
      {mailsTo !== null && (
        <p className="mt-2 text-soft text-sm">Emails go to {mailsTo}, one an hour at most.</p>
      )}
    </section>
  )
}

type SwitchProps = { label: string; isOn: boolean; isPending: boolean; onPress: () => void }

const Switch = ({ label, isOn, isPending, onPress }: SwitchProps) => (
  <ActionButton
    aria-pressed={isOn}
    isResting={isPending}
    onClick={onPress}
    className={buttonStyle({ variant: isOn ? 'secondary' : 'outline' })}
  >
    {isOn && <span aria-hidden="true">{'\u2713 '}</span>}
    {label}
  </ActionButton>
)

function ByPush({ token, seat, pushKey }: { token: string; seat: Seat; pushKey: string }) {
  const [isBlocked, setIsBlocked] = useState(false)
  const isOn = seat.alerts?.push !== undefined
  const changing = useMutation({
    mutationFn: async () => {
      if (isOn) return notifyNoMore(token)
      const isAllowed = await mayNotify()
      setIsBlocked(!isAllowed)
      if (isAllowed) await notifyHere(token, pushKey)
    },
    onError: (error) => toastError(error, 'Notifications could not be changed.'),
  })
  return (
    <>
      <Switch
        label="Notify this device"
        isOn={isOn}
        isPending={changing.isPending}
        onPress={() => changing.mutate()}
      />
      {isBlocked && (
        <p role="status" className="w-full text-sm">
          Your browser blocks notifications from this site. Allow them in its settings, then press again.
        </p>
      )}
    </>
  )
}

function ByMail({ token, isOn }: { token: string; isOn: boolean }) {
  const changing = useMutation({
    mutationFn: () => mailTurns(token, !isOn),
    onError: (error) => toastError(error, 'Emails could not be changed.'),
  })
  return (
    <Switch label="Email me" isOn={isOn} isPending={changing.isPending} onPress={() => changing.mutate()} />
  )
}

/** What the link in an email opens: one press ends the emails, wherever it is opened. */
export function StopMails({ token }: { token: string }) {
  const [[key], setKey] = useQueryList('stop')
  const stopping = useMutation({
    mutationFn: (shown: string) => stopMails(token, shown),
    onSuccess: () => {
      replaceQueryList('stop', [])
      toast({ title: 'No more emails about this game' })
    },
    onError: (error) => toastError(error, 'Emails could not be changed.'),
  })
  if (!key) return null
  return (
    <section
      aria-label="Emails about this game"
      className="border-2 border-line border-l-8 border-l-signal bg-sheet p-4"
    >
      <p>You get emails when it is your turn in this game.</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ActionButton
          isResting={stopping.isPending}
          onClick={() => stopping.mutate(key)}
          className={buttonStyle()}
        >
          Stop the Emails
        </ActionButton>
        <button type="button" onClick={() => setKey([])} className={buttonStyle({ variant: 'outline' })}>
          Keep Them
        </button>
      </div>
    </section>
  )
}
