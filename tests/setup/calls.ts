import { endpoints } from '../api/endpoints'
import type { Handler } from './request'

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
const modules = import.meta.glob<Record<string, Handler>>(
  ['../../app/api/**/route.ts', '../../app/oembed/route.ts'],
  { eager: true },
)

/** Every handler that there is, by the name that tests/api/endpoints.ts gives it. */
export const calls = Object.entries(modules).flatMap(([file, exported]) => {
  const path = file.replace('../../app', '').replace('/route.ts', '')
  return methods.flatMap((method) => {
    const handler = exported[method]
    return handler ? [{ name: `${method} ${path}`, method, path, handler }] : []
  })
})

export type Call = (typeof calls)[number]

export const specOf = ({ name }: Call) => endpoints[name] ?? { access: 'public' as const }
