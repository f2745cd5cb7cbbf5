/** Every page there is, with its title. */
export const pages = [
  { path: '/', title: 'DarkSlide: AI-Powered Skateboarding', preview: '/preview/page/home.png' },
  { path: '/tricks', title: 'DarkSlide | Trick Library', preview: '/preview/page/tricks.png' },
  {
    path: '/tricks/classification',
    title: 'DarkSlide | Skateboarding Trick Classification',
    preview: '/preview/page/classification.png',
  },
  {
    path: '/tricks/name-it',
    title: 'DarkSlide | Name That Trick',
    preview: '/preview/page/name-it.png',
  },
  { path: '/tricks/kickflip', title: 'DarkSlide | Kickflip', preview: '/preview/trick/kickflip.png' },
  { path: '/trickbot', title: 'DarkSlide | TrickBot', preview: '/preview/page/trickbot.png' },
  {
    path: '/trickbot/suggest',
    title: 'DarkSlide | Suggest a Trick',
    preview: '/preview/page/suggest.png',
  },
  { path: '/trickbot/builder', title: 'DarkSlide | Line Builder', preview: '/preview/page/builder.png' },
  { path: '/trickbot/parkflow', title: 'DarkSlide | Park Flow', preview: '/preview/page/parkflow.png' },
  { path: '/blog', title: 'DarkSlide | Blog', preview: '/preview/page/blog.png' },
  {
    path: '/blog/regular-nollie-fakie-switch',
    title: 'DarkSlide | Regular, Nollie, Fakie and Switch: The Four Stances Explained',
    preview: '/preview/post/regular-nollie-fakie-switch.png',
  },
  {
    path: '/privacy-policy',
    title: 'DarkSlide | Privacy Policy',
    preview: '/preview/page/privacy-policy.png',
  },
  {
    path: '/terms-of-service',
    title: 'DarkSlide | Terms of Service',
    preview: '/preview/page/terms-of-service.png',
  },
]
