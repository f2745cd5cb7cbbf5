export const lastUpdated = 'March 23, 2025'

export const sections: { heading: string; paragraphs: string[] }[] = [
  {
    heading: 'What these terms are',
    paragraphs: [
      'These terms are the agreement between you and {brand}. By using the site or making an account you accept them. If you do not agree with them, please do not use {brand}.',
      'We have tried to write them so that a 13-year-old can read them. If a sentence puzzles you, ask a parent or guardian before you go on, or write to {privacyContact}.',
    ],
  },
  {
    heading: 'Who may use {brand}',
    paragraphs: [
      'You must be at least 13 years old. If you are under 18, you need the permission of a parent or guardian, who should read these terms too and who accepts them together with you.',
    ],
  },
  {
    heading: 'Skateboarding is risky',
    paragraphs: [
      'Skateboarding can hurt you badly, even when you do everything well. Wear a helmet every time, add pads on ramps and for new tricks, and check your board and the ground before you ride.',
      'Descriptions, steps, videos, lines and suggestions on {brand} are general information. They do not know your body, your experience or the spot in front of you, and they do not replace a coach or a doctor.',
      'You decide what you try, and you skate at your own risk. Start small, stop when you are tired or hurt, and leave any trick you are not ready for.',
      'Obey local laws and park rules, stay off property where you are not allowed, and give way to people walking and to other skaters.',
    ],
  },
  {
    heading: 'Your account',
    paragraphs: [
      'Without an account, the tricks, progress, notes and lines you save stay on your device alone; with one, we keep them for you. Give an email address that is yours, choose a username that does not pretend to be someone else, and keep your password secret.',
      'You are responsible for what happens through your account. Tell us soon if you think that someone else is using it.',
      'You may stop at any time and have your account deleted. How to get an export of your data or have it deleted is explained in the privacy policy.',
    ],
  },
  {
    heading: 'Fair use',
    paragraphs: [
      'Do not try to break in, overload the site, read the data of other people, copy the library in bulk with automated tools, or use {brand} for anything against the law.',
      'Do not enter text that is hateful, threatening or sexual, that belongs to someone else, or that gives away private facts about another person.',
    ],
  },
  {
    heading: 'What you write',
    paragraphs: [
      'Your notes, prompts, practice log and saved lines stay yours. You allow us to store and process them only so far as is needed to run {brand} for you.',
    ],
  },
  {
    heading: 'TrickBot and its suggestions',
    paragraphs: [
      'TrickBot puts together tricks, lines and ideas for parks by automatic means, at times with the help of an AI model. It can be wrong about a trick, an order or a difficulty.',
      'Treat every suggestion as an idea to think over, never as an instruction, and use your own judgment before you roll.',
    ],
  },
  {
    heading: 'Videos, links and advertising',
    paragraphs: [
      'Tutorial videos come from YouTube and belong to the people who made them. They can change or vanish without our doing, and the terms of YouTube apply when you play them.',
      '{brand} is free and may show ads from an advertising service. We do not control what other sites and advertisers offer; what you agree with them is between you and them. The privacy policy explains cookies.',
    ],
  },
  {
    heading: 'Our content',
    paragraphs: [
      'The texts, design, pictures and software of {brand} belong to us or to those who let us use them. You may use them for yourself, share links, and print a page for your own practice.',
      'Please do not republish larger parts or sell them without asking us first. Trick names are the common language of skateboarding, and no one owns them.',
    ],
  },
  {
    heading: 'Changes and interruptions',
    paragraphs: [
      'We work on {brand} all the time, so features may come, change or go. The site may be unavailable for a while because of maintenance, faults or trouble at a company we depend on.',
      'Keep your own copy of anything you could not bear to lose.',
    ],
  },
  {
    heading: 'Suspending an account',
    paragraphs: [
      'If someone seriously or repeatedly breaks these terms, we may limit or close the account. Unless it is urgent, we will say why first and give a chance to put things in order.',
    ],
  },
  {
    heading: 'What we promise and what we do not',
    paragraphs: [
      '{brand} is given as it is, free of charge. We take care, but we do not promise that every text is free of mistakes, that the site is always there, or that you will land a trick.',
      'As far as the law allows, we are not liable for injuries, damaged things or other losses that come from skateboarding or from relying on a description, video or suggestion.',
      'Nothing in these terms takes away rights that the law gives you as a consumer, or any liability the law does not let us exclude, such as for harm we cause on purpose or through gross negligence.',
    ],
  },
  {
    heading: 'Changes to these terms',
    paragraphs: [
      'We may change these terms. We give notice of a change at least 30 days before it takes effect, here on the site or by email, and set a new date at the top.',
      'If you keep using {brand} after that day, the new terms apply to you. If you do not want them, you can delete your account before then.',
    ],
  },
  {
    heading: 'The law and disagreements',
    paragraphs: [
      'If we disagree about something, please write to us first; most things can be settled that way. Otherwise the law that applies by the usual rules decides, including the consumer protection of the country you live in.',
      'If one part of these terms turns out not to be valid, the rest still stands.',
    ],
  },
  {
    heading: 'Contact',
    paragraphs: ['For questions about these terms, your account or your data, write to {privacyContact}.'],
  },
]
