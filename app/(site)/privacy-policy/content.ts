export const lastUpdated = 'March 23, 2025'

export const sections: { heading: string; paragraphs: string[] }[] = [
  {
    heading: 'The short version',
    paragraphs: [
      '{brand} helps you learn skateboarding tricks. This policy explains what we store about you, why we store it, who else may see some of it, and what you can do about it.',
      'You can use the trick library, the blog and TrickBot without an account. When you make an account we keep what is needed to save your tricks and your progress. We do not sell your personal data.',
      'If anything here is unclear, write to {privacyContact} and we will explain it.',
    ],
  },
  {
    heading: 'Who can use {brand}',
    paragraphs: [
      'You must be at least 13 years old to create an account. If you are under 18, ask a parent or guardian for permission first and read this page together.',
      'We do not knowingly keep data about anyone under 13. If you believe a younger child has signed up, tell us at {privacyContact} and we will delete the account.',
    ],
  },
  {
    heading: 'What we store when you have an account',
    paragraphs: [
      'Your account: a username, an email address and your password. The password itself is never stored. We keep only an argon2id hash, a scrambled form made so that the password cannot be read back from it.',
      'Your sessions: a record that you are signed in, when the sign-in began and when it runs out. It lets you stay signed in and lets us end the session when you log out.',
      'Your skating: the tricks you save, the mastery level you choose for each, your practice log with dates, the notes you write, the days that you mark as rain, injury or rest, the places and notes of your sessions, and the lines you save.',
      'Your requests to TrickBot: the text you type, together with the choices you make such as difficulty, tricks or park features. Please do not put names, addresses, health details or other private things in a prompt or a note.',
    ],
  },
  {
    heading: 'What is stored in your browser',
    paragraphs: [
      'A session cookie keeps you signed in. It is needed for accounts to work, and it is not used to follow you to other sites.',
      'A second cookie stays after you log out. It says no more than that this browser has signed in to an account before, so that someone else guessing at your password cannot lock you out. You can clear it in the browser settings.',
      'Local storage, a small space inside your browser, holds a session id as a fallback for the cookie and a list of the tricks you have saved, so that pages open quickly. Logging out clears the session and your list from that browser, and you can clear local storage yourself in the browser settings.',
      'If you keep tricks without an account, they stay in your browser alone: your list, tries, notes and lines, with a cookie that says there is such a list. We learn of them only if you move them into an account. Deleting the list, or clearing your browser data, removes them.',
      'A game of SKATE by link needs no account. We keep the names that its players type and the tricks that they set for ninety days after the last try; everyone with the link can see them. Your browser keeps the secret of your seat in local storage, so that no one else can play for you.',
      'So that {brand} works where there is no connection, your browser also keeps the trick library and, while you are logged in, your own list and whatever you changed that has not reached us yet. Logging out removes everything of yours.',
    ],
  },
  {
    heading: 'Technical data',
    paragraphs: [
      'As with any website, your device sends us its IP address, the page it asks for and the kind of browser it uses. We need this to deliver pages, to limit abuse such as password guessing, and to find faults.',
      'Your browser may also tell us how many seconds a page took, together with what kind of page it was, but neither its address nor anything about you. It tells us nothing if it is set to ask not to be tracked.',
    ],
  },
  {
    heading: 'Why we use your data',
    paragraphs: [
      'We use account, session and skating data to give you the service you signed up for: saving tricks, showing progress, suggesting tricks and building lines. Where the law asks for a legal basis, this is our agreement with you.',
      'We use technical data to keep {brand} safe and working, which is our legitimate interest. Cookies that are not strictly needed rest on your consent where the law asks for it, and you can take that consent back at any time.',
      'TrickBot gives suggestions only. No decision with a legal or similarly serious effect on you is made by a machine.',
    ],
  },
  {
    heading: 'Advertising and cookies',
    paragraphs: [
      '{brand} is free and uses an advertising service to help pay for itself. That service may set cookies or similar identifiers, and may receive your IP address and the page on which an ad is shown, so that it can choose ads, count views and prevent fraud.',
      'Where the law requires consent, the advertising service may set cookies only after you agree. Refusing does not close any part of {brand} to you.',
      'We do not give the advertising service your email address, your notes, your practice log or your prompts. You can also block or delete cookies in your browser; without the session cookie you may have to sign in more often.',
    ],
  },
  {
    heading: 'Videos from YouTube',
    paragraphs: [
      'Tutorials are played in the no-cookie version of the YouTube player. It is loaded only after you click on a video, so a page with a closed video sends nothing from your browser to YouTube through the player.',
      'Once you click, YouTube receives your IP address and technical details of your device, and may store data in your browser while the video plays. From then on the privacy policy of Google, which runs YouTube, applies as well.',
    ],
  },
  {
    heading: 'Help from an AI model',
    paragraphs: [
      '{brand} can work with or without an outside AI model provider. If one is switched on, the prompt you send to TrickBot, your choices and the trick facts needed for an answer are passed on to it. Your username, email address and password are not.',
      'The provider handles that text under its own terms. What you write yourself travels as you wrote it, which is one more reason to keep private things out of it.',
    ],
  },
  {
    heading: 'Who else may receive data',
    paragraphs: [
      'Companies that run the servers and databases for us may process data, only on our instructions and only to provide their service. The advertising service, YouTube and an AI model provider receive what the sections above describe.',
      'If you ask to be notified of your turns in a game of SKATE, the push service of your browser carries the messages. They are encrypted for your browser: the service sees that there is one, and not what it says. One press ends them.',
      'We hand data to public authorities only when the law obliges us to. Some of these companies may work in other countries; where the law asks for safeguards for such transfers, we use them.',
    ],
  },
  {
    heading: 'How long we keep it',
    paragraphs: [
      'Account and skating data stay until you delete them or delete the account. Sessions end when you log out or when they run out. Prompts are kept with your account and go when it goes.',
      'Copies in backups and in technical logs disappear when those are replaced in their normal turn. We keep something longer only if a law demands it.',
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      'You can ask for a copy of your data in a form that a computer can read (an export), and you can have your account and everything saved in it deleted. Deletion cannot be undone, so take an export first if you want to keep your log.',
      'You can also ask us to correct wrong data, to limit what we do with it, or to stop uses that rest on our legitimate interest. Depending on where you live you may have further rights.',
      'Write to {privacyContact} from the email address of your account. We may ask a question to be sure that it is you, and we answer within the time the law sets, normally one month. A parent or guardian may write for a young skater.',
      'If you are unhappy with our answer, you may complain to the data protection authority of the place where you live.',
    ],
  },
  {
    heading: 'How we protect it',
    paragraphs: [
      'Passwords are hashed with argon2id, and access to the database is kept to those who need it. No system is perfectly safe, so choose a password you use nowhere else. If a breach puts you at risk, we will tell you and the authorities as the law requires.',
    ],
  },
  {
    heading: 'Changes to this policy',
    paragraphs: [
      'When we change this policy we put the new text here with a new date. If a change matters to you, we give notice at least 30 days before it takes effect, so that you have time to read it, ask, or delete your account.',
    ],
  },
  {
    heading: 'Contact',
    paragraphs: ['For anything about privacy, including exports and deletion, write to {privacyContact}.'],
  },
]
