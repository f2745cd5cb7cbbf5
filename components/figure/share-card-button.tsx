'use client'

import { useState } from 'react'
import { saveFile } from '@/components/ui/behavior/save-file'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { toast } from '@/components/ui/overlays/toast'
import type { ShareCard } from './share-card'

// The drawing brings along all that reads names, so it waits for a press.
const load = () => import('./share-card')

type Props = { card: ShareCard; size?: 'sm' | 'default' }

/** Draws a card, and hands it to the apps of the device or saves it. */
export function ShareCardButton({ card, size = 'default' }: Props) {
  const [isDrawing, setIsDrawing] = useState(false)
  const share = async () => {
    setIsDrawing(true)
    try {
      const { drawCard, shareFile } = await load()
      const file = await drawCard(card)
      if (await shareFile(file, card.title)) return
      saveFile(file)
      toast({ title: 'Card saved', description: 'The picture is in your downloads.' })
    } catch {
      toast({ title: 'Error', description: 'Failed to draw the card.', variant: 'destructive' })
    } finally {
      setIsDrawing(false)
    }
  }
  return (
    <ActionButton
      isResting={isDrawing}
      onClick={() => void share()}
      className={`${buttonStyle({ variant: 'outline', size })} min-h-11`}
    >
      {isDrawing ? 'Drawing...' : 'Share Card'}
    </ActionButton>
  )
}
