import { UnreadableTrick } from '@/components/figure/framed-trick'

export default function NoSuchTrick() {
  return <UnreadableTrick />
}
