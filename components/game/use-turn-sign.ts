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

const sign = 'Your turn | '

/** Says in the tab, and on the icon of the installed app, that it is one's turn, for as long as it is. */
export function useTurnSign(isMine: boolean): void {
  useEffect(() => {
    setBadge(isMine)
    if (!isMine) return
    // The page's own title may come later than its content.
    const say = () => {
      if (!document.title.startsWith(sign)) document.title = sign + document.title
    }
    const titles = new MutationObserver(say)
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    say()
    return () => {
      titles.disconnect()
      // Another page has its own.
      if (document.title.startsWith(sign)) document.title = document.title.slice(sign.length)
      setBadge(false)
    }
  }, [isMine])
}
