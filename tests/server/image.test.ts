/** Dockerfile, compose file and proxy: what they name is there. They can't be run in a test. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const root = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const dockerfile = read('Dockerfile').replaceAll(/\\\n\s*/g, '')
const lines = (word: string): string[] =>
  [...dockerfile.matchAll(new RegExp(`^${word} (.*)$`, 'gm'))].map(([, rest = '']) => rest)
const list = (word: string): string[] => JSON.parse(lines(word)[0] ?? '[]')
const main = read('src/server/main.ts')
const port = /'--port <port>'.*default: (\d+)/.exec(main)?.[1]
const options = [...main.matchAll(/\.option\(\s*'(--\w+)( [<[])?/g)].map(([, name, value]) => ({
  name,
  value: !!value,
}))

interface Service {
  command?: string[]
  networks: string[]
  volumes?: string[]
  depends_on?: object
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>
  networks: Record<string, { ipam?: { config: { subnet: string }[] } }>
  volumes: object
}
const servers = Object.entries(compose.services).filter(([, { command }]) => command?.includes('--redis'))

/** What a command line gives to options of `npm run host`; throws if it has others. */
function given(words: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {}
  for (let n = 0; n < words.length; n++) {
    const option = options.find(({ name }) => name === words[n])
    if (!option) throw new Error(`${words[n]} is no option`)
    found[option.name] = option.value ? words[++n]! : ''
  }
  return found
}

test('the image is built from files that are there and are sent to the build', () => {
  const sent = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path = '']) => path)
  for (const path of sent) expect(existsSync(new URL(path, root)), path).toBe(true)
  const own = lines('COPY').filter((copy) => !copy.startsWith('--from'))
  const files = own.flatMap((copy) => copy.split(' ').slice(0, -1)).filter((path) => path !== '.')
  for (const path of files) expect(sent, path).toContain(path.split('/')[0])
  const imported = [...read('vite.config.ts').matchAll(/from '\.\/([\w.-]+)/g)].map(([, path]) => path)
  expect(sent).toEqual(expect.arrayContaining([...imported, 'tsconfig.json']))
})

test('the image runs what its build makes, as nobody of importance, and looks after itself', () => {
  const [program, file, ...words] = list('ENTRYPOINT')
  const [, folder, input] = /const server: [\s\S]*?outDir: '([\w/]+)'[\s\S]*?main: '([\w/.]+)'/.exec(
    read('vite.config.ts'),
  )!
  expect([program, file]).toEqual(['node', `${folder}/main.js`])
  expect(existsSync(new URL(input!, root))).toBe(true)
  expect(lines('COPY')).toContain(`--from=build /app/${folder?.split('/')[0]} ${folder?.split('/')[0]}`)
  expect(given(words)).toEqual({ '--data': lines('VOLUME')[0] })
  expect([lines('USER'), lines('EXPOSE')]).toEqual([['node'], [port]])
  expect(lines('HEALTHCHECK')[0]).toContain(`http://127.0.0.1:${port}/rooms.json`)
  expect(new Set(lines('FROM').map((from) => from.split(' ')[0])).size).toBe(1)
})

test('the image has the packages that are not in its bundle, which need no others, from the install that it is built with', () => {
  const outside = /external: \[('tinypool'.*?)\] \}/.exec(read('vite.config.ts'))?.[1]?.match(/[\w-]+/g)
  const copied = lines('COPY').flatMap(
    (copy) => /^--from=build \/app\/node_modules\/(\S+) node_modules\/\1$/.exec(copy)?.[1] ?? [],
  )
  expect(copied).toEqual(outside)
  for (const name of copied)
    expect(Object.keys(JSON.parse(read(`node_modules/${name}/package.json`)).dependencies ?? {}), name).toEqual([])
})

test('compose starts servers with options that there are, a Redis, and a proxy that knows the way to each', () => {
  expect(servers.map(([name]) => name)).toEqual(['one', 'two'])
  const proxy = read('docker/Caddyfile')
  // The proxy's word is taken, and nobody else's.
  const network = compose.networks.front?.ipam?.config[0]?.subnet
  for (const [name, { command = [], volumes, networks }] of servers) {
    const { '--redis': redis = '', '--path': path, ...others } = given(command)
    expect([path, others, volumes]).toEqual([`/${name}`, { '--proxy': network }, [`${name}:/data`]])
    const { hostname } = new URL(redis)
    expect(compose.services[hostname]?.networks.some((one) => networks.includes(one))).toBe(true)
    expect(proxy).toContain(`reverse_proxy ${path}/* ${name}:${port}`)
  }
  expect(proxy).toContain(`reverse_proxy ${servers.map(([name]) => `${name}:${port}`).join(' ')} {`)
  const [from = ''] = compose.services.proxy?.volumes?.[0]?.split(':') ?? []
  expect(existsSync(new URL(from, root))).toBe(true)
  for (const [name, { networks, depends_on, volumes = [] }] of Object.entries(compose.services)) {
    expect(Object.keys(compose.networks), name).toEqual(expect.arrayContaining(networks))
    expect(Object.keys(compose.services), name).toEqual(expect.arrayContaining(Object.keys(depends_on ?? {})))
    const named = volumes.map((volume) => volume.split(':')[0]).filter((volume) => !volume?.startsWith('.'))
    expect(Object.keys(compose.volumes), name).toEqual(expect.arrayContaining(named))
  }
})
