import { route } from '@/lib/http/route'
import { listJudgedVideos } from '@/lib/videos/report-data'

export const GET = route({ access: 'admin' }, () => listJudgedVideos())
