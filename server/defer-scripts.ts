const asyncScript = /<script src="([^"]+)"(?=[^>]* async="")(?:[^>]* nonce="([^"]+)")?[^>]*><\/script>/g
const scriptPreload = /<link rel="preload" as="script" fetchPriority="low"[^>]*\/>/g

// A page in the background is never painted, and some browsers do not tell: both start all the same.
const starter = (sources: string) =>
  `{let run=()=>{run=()=>{};for(const src of ${sources}){const script=document.createElement('script');script.src=src;document.head.append(script)}};addEventListener('load',()=>setTimeout(()=>run(),1000));new PerformanceObserver(()=>run()).observe({type:'paint',buffered:true})}`

/**
 * A finished page whose scripts are fetched and run only once it has been painted, so that what the server
 * rendered shares neither the line nor the processor with them.
 */
export function deferScripts(html: string): string {
  const scripts = [...html.matchAll(asyncScript)]
  if (scripts.length === 0) return html
  const nonce = scripts[0]?.[2] ? ` nonce="${scripts[0][2]}"` : ''
  const start = starter(JSON.stringify(scripts.map(([, src]) => src)))
  return (
    html
      .replaceAll(asyncScript, '')
      .replaceAll(scriptPreload, '')
      // At the very front: behind a style sheet it would have to wait for it.
      .replace('<head>', () => `<head><script${nonce}>${start}</script>`)
  )
}
