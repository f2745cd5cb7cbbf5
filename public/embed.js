// <darkslide-trick trick="nollie tre" stance="goofy" theme="dark"></darkslide-trick>
// shows a trick in motion on any page: `trick` is any name a skater would say. What stands in the element is shown
// until this script runs.
{
  const own = document.currentScript ?? document.querySelector('script[src$="/embed.js"]')
  const { origin } = new URL(own.src, location.href)

  const style = new CSSStyleSheet()
  style.replaceSync(
    ':host{display:block;max-width:30rem;container-type:inline-size}:host([hidden]){display:none}iframe{display:block;width:100%;height:calc(75cqi + 176px);border:0}',
  )

  class DarkslideTrick extends HTMLElement {
    static observedAttributes = ['trick', 'stance', 'theme']

    connectedCallback() {
      this.show()
    }

    attributeChangedCallback() {
      if (this.isConnected) this.show()
    }

    show() {
      const name = this.getAttribute('trick')?.trim()
      if (!name) return
      const address = new URL(
        `/embed/tricks/${encodeURIComponent(name.toLowerCase().replace(/\s+/g, '-'))}`,
        origin,
      )
      for (const key of ['stance', 'theme'])
        if (this.hasAttribute(key)) address.searchParams.set(key, this.getAttribute(key))
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      root.adoptedStyleSheets = [style]
      const frame = root.querySelector('iframe') ?? document.createElement('iframe')
      if (frame.src === address.href) return
      frame.loading = 'lazy'
      frame.title = `${name} on DarkSlide`
      frame.src = address.href
      root.replaceChildren(frame)
    }
  }

  if (!customElements.get('darkslide-trick')) customElements.define('darkslide-trick', DarkslideTrick)
}
