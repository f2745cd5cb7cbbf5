import { access, cp, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { fontsFile } from '../server/first-styles.ts'
import { noticesFile } from './notices.ts'
import { dependencies } from './run/dependencies.ts'
import { projectRoot } from './run/fingerprint.ts'
import { Problem, runScript } from './run/problem.ts'

/** What is run in production: the server, and what an owner types beside it. */
const programs = [
  'server/main.ts',
  'scripts/prepare.ts',
  'scripts/migrate.ts',
  'scripts/seed.ts',
  'scripts/admin.ts',
  'scripts/reset-link.ts',
  'scripts/mail.ts',
  'scripts/backup.ts',
  'scripts/restore.ts',
  'scripts/videos.ts',
]

/** Read as files, not imported. */
const data = [
  'package.json',
  'next.config.mjs',
  'public',
  'prisma/migrations',
  'prisma/schema.prisma',
  'prisma/seed',
]

const isPackage = (id: string) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('node:')
const nameOf = (id: string) => id.split('/', id.startsWith('@') ? 2 : 1).join('/')

/** The files of the project that the programs import, and the packages. */
async function walk(): Promise<{ files: string[]; packages: Set<string> }> {
  const files = new Set<string>()
  const packages = new Set<string>()
  const bundle = await rolldown({
    input: programs.map((file) => path.join(projectRoot, file)),
    cwd: projectRoot,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'walk',
        resolveId(id) {
          if (!isPackage(id)) return null
          packages.add(nameOf(id))
          return { id, external: true }
        },
        load(id) {
          files.add(path.relative(projectRoot, id))
          return null
        },
      },
    ],
  })
  await bundle.generate({ format: 'es' })
  await bundle.close()
  return { files: [...files], packages }
}

/** The folder is emptied: throws a Problem where that would lose anything but an earlier package. */
export async function checkTarget(target: string): Promise<void> {
  const has = (file: string) =>
    access(path.join(target, file)).then(
      () => true,
      () => false,
    )
  const names = await readdir(target).catch(() => [])
  // A checkout has both, a package only the server.
  const isPackaged = (await has('server/main.ts')) && !(await has('scripts/package.ts'))
  if (names.length > 0 && !isPackaged)
    throw new Problem(`${target} is not empty and no earlier package: name another folder.`)
}

/** Fills a folder with all that serving a finished standalone build takes, and nothing else. */
async function packageBuild(target: string): Promise<void> {
  const { env } = await import('../lib/env.ts')
  const copy = (file: string) =>
    cp(path.join(projectRoot, file), path.join(target, file), { recursive: true })
  await rm(target, { recursive: true, force: true })
  // The framework copies the settings of this machine along, secrets and all.
  const isWanted = (file: string) => !path.basename(file).startsWith('.env')
  const standalone = path.join(projectRoot, env.BUILD_DIR, 'standalone')
  await cp(standalone, target, { recursive: true, filter: isWanted })
  await rm(path.join(target, 'server.js'))
  for (const part of ['static', 'worker', fontsFile]) await copy(path.join(env.BUILD_DIR, part))
  // Browsers get it among the assets; here who looks into the folder finds it.
  await cp(path.join(projectRoot, env.BUILD_DIR, 'static', noticesFile), path.join(target, noticesFile))
  const { files, packages } = await walk()
  for (const file of [...data, ...files, ...(await dependencies(packages, '.'))]) await copy(file)
}

/** npm run package -- FOLDER: builds, and fills the folder with what a container runs. */
if (import.meta.main) {
  await runScript(async () => {
    const folder = process.argv[2]
    if (!folder) throw new Problem('Say into which folder: npm run package -- FOLDER')
    // npm changes to the project's folder; this one is named from where the caller stands.
    const target = path.resolve(process.env.INIT_CWD ?? '.', folder)
    await checkTarget(target)
    process.env.STANDALONE = '1'
    const { buildOnce } = await import('./build.ts')
    await buildOnce()
    await packageBuild(target)
    console.log(`Everything to serve is in ${target}.`)
  })
}
