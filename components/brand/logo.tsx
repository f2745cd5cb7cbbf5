import { brand } from '@/lib/site'

export function Logo() {
  return <span className="font-display text-2xl uppercase tracking-wide">{brand}</span>
}
