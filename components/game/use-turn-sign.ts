import { useEffect } from 'react'

type Badged = Navigator & {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

// Where the site is not installed there is nothing to put a badge on, and browsers refuse.
const setBadge = (isOn: boolean) => {
  const browser = navigator as Badged
  void (isOn ? browser.setAppBadge?.(1) : browser.clearAppBadge?.())?.catch(() => undefined)
}

/** Says in the tab, and on the icon of the installed app, that it is one's turn, for as long as it is. */
export function useTurnSign(isMine: boolean): void {
  useEffect(() => {
    setBadge(isMine)
    if (!isMine) return
    const { title } = document
    const said = `Your turn | ${title}`
    document.title = said
    return () => {
      // Another page has its own.
      if (document.title === said) document.title = title
      setBadge(false)
    }
  }, [isMine])
}
