/** Strokes on a field of 24 by 24. */
const drawings = {
  text: 'M5 6h14M12 6v13M9 19h6',
  heading: 'M5 5v14M13 5v14M5 12h8M17 12l3-2v9',
  subheading: 'M4 5v14M11 5v14M4 12h7M15 12.5c0-3 5-3 5 0 0 2-5 4-5 6.5h5',
  smallHeading: 'M5 7v12M12 7v12M5 13h7M16 13h4M18 13v6',
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  link: 'M10 14l4-4M8.5 11.5L6 14a3.5 3.5 0 0 0 5 5l2.5-2.5M15.5 12.5L18 10a3.5 3.5 0 0 0-5-5l-2.5 2.5',
  bullets: 'M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1',
  numbers:
    'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 12.5c0-1.800 2.5-1.800 2.5 0L4 15.5h2.5M4 18h2.5M6.5 18v3H4',
  quote: 'M5 7h5v6c0 2-1.5 4-4 4.5M14 7h5v6c0 2-1.5 4-4 4.5',
  code: 'M9 7l-5 5 5 5M15 7l5 5-5 5',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  video: 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  divider: 'M3 12h18M8 7h8M8 17h8',
  more: 'M5 12h2M11 12h2M17 12h2',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h4',
  addRow: 'M4 4h16v7H4zM12 14v7M8.5 17.5h7',
  addColumn: 'M4 4h7v16H4zM14 12h7M17.5 8.5v7',
  deleteRow: 'M4 4h16v7H4zM8.5 17.5h7',
  deleteColumn: 'M4 4h7v16H4zM14 12h7',
  deleteTable: 'M4 5h16v14H4zM4 10h16M9 13l6 4M15 13l-6 4',
} as const

export type EditorIconName = keyof typeof drawings

/** The sign of a command; its name stands beside it. */
export const EditorIcon = ({ name }: { name: EditorIconName }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="size-5 shrink-0 fill-none stroke-2 stroke-current"
    strokeLinecap="square"
  >
    <path d={drawings[name]} />
  </svg>
)
