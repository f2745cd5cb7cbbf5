import { route } from '@/lib/http/route'
import { listReportedVideos } from '@/lib/videos/report-data'

export const GET = route({ access: 'user' }, ({ viewer }) => listReportedVideos(viewer.id))
