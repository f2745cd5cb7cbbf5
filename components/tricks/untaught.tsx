/** Says of a hidden trick why there is no lesson. */
export function Untaught() {
  return (
    <p className="max-w-prose border-signal border-l-4 pl-4">
      Nobody has described this trick well enough to teach it, so it has no lesson here and stands in no list.
      What you saved with it stays yours.
    </p>
  )
}
