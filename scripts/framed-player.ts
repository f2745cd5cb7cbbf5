import path from 'node:path'
import { build } from 'rolldown'
import { figureVersion, projectRoot } from './run/fingerprint.ts'

/** Writes the script of framed tricks among the assets of a finished build. */
export async function buildFramedPlayer(buildDirectory: string): Promise<void> {
  await build({
    input: path.join(projectRoot, 'components/figure/framed-player.ts'),
    platform: 'browser',
    logLevel: 'warn',
    resolve: { alias: { '@': projectRoot } },
    output: {
      file: path.join(buildDirectory, 'static', `framed-${await figureVersion()}.js`),
      format: 'iife',
      minify: true,
    },
  })
}
