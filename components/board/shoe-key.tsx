/** Which shoe is which. */
export function ShoeKey() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-3 w-5 rounded-full border border-line bg-bright" />
        front foot, white
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-3 w-5 rounded-full border border-line bg-rail" />
        back foot, blue
      </li>
    </ul>
  )
}
