import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readConfig } from '../../server/config.ts'
import { SETTINGS } from '../../server/settings.ts'
import { ROOT } from './tree.ts'

const read = (path: string) => readFileSync(join(ROOT, 'deploy', path), 'utf8')
const isSetting = (name: string) => name in SETTINGS
const dockerfile = read('Dockerfile')

/** How long a node may take to finish what is under way, after it has said that it ends. */
const LONGEST_END_S = 30

describe('the manifests for Kubernetes', () => {
  type Named = { kind: string; metadata: { name: string } }
  type Labels = Record<string, string>
  type Probe = { httpGet: { path: string; port: string } }
  type Deployment = Named & {
    spec: {
      selector: { matchLabels: Labels }
      template: {
        metadata: { labels: Labels }
        spec: {
          terminationGracePeriodSeconds: number
          securityContext: { runAsNonRoot: boolean; runAsUser: number }
          containers: readonly [
            {
              args: string[]
              envFrom: [{ configMapRef: { name: string } }, { secretRef: { name: string } }]
              ports: { name: string; containerPort: number }[]
              readinessProbe: Probe
              livenessProbe: Probe
              startupProbe: Probe
              securityContext: { readOnlyRootFilesystem: boolean }
              volumeMounts: { mountPath: string }[]
            },
          ]
        }
      }
    }
  }
  const things = ['web.yaml', 'worker.yaml'].flatMap((file) =>
    parseAllDocuments(read(`kubernetes/${file}`)).map((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      return document.toJS() as Named
    }),
  )
  const ofKind = <T extends Named>(kind: string) => things.filter((one) => one.kind === kind) as T[]
  const deployments = ofKind<Deployment>('Deployment')
  const [settings] = ofKind<Named & { data: Record<string, string> }>('ConfigMap')

  test('are a node for people and one for jobs, a service, an ingress and a budget', () => {
    expect(things.map(({ kind, metadata }) => `${kind} ${metadata.name}`).toSorted()).toEqual([
      'ConfigMap slipway',
      'Deployment slipway-web',
      'Deployment slipway-worker',
      'Ingress slipway',
      'PodDisruptionBudget slipway-web',
      'Service slipway',
    ])
  })

  test('give nodes settings that there are, and that the server takes', () => {
    expect(Object.keys(settings?.data ?? {}).filter((name) => !isSetting(name))).toEqual([])
    const roles = deployments.map(({ spec }) => {
      const [{ args, envFrom }] = spec.template.spec.containers
      expect(envFrom.map((from) => Object.values(from)[0]?.name)).toEqual(['slipway', 'slipway'])
      const config = readConfig({ ...settings?.data, HOST: '0.0.0.0' }, args.slice(2))
      return [...config.roles].join(' ')
    })
    expect(roles.toSorted()).toEqual(['web live', 'worker'])
  })

  test.each(deployments.map((one) => [one.metadata.name, one.spec] as const))(
    '%s runs as the user of the image, is asked how it is, and has time to end',
    (_, { selector, template }) => {
      expect(template.metadata.labels).toMatchObject(selector.matchLabels)
      const { securityContext, terminationGracePeriodSeconds, containers } = template.spec
      expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
      const drain = Number(settings?.data['DRAIN_SECONDS'])
      expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + LONGEST_END_S)
      const [one] = containers
      expect(one.securityContext.readOnlyRootFilesystem).toBe(true)
      expect(one.volumeMounts.map(({ mountPath }) => mountPath)).toContain('/data')
      expect(one.ports[0]?.containerPort).toBe(Number(/ PORT=(\d+)/.exec(dockerfile)?.[1]))
      const probes = [one.readinessProbe, one.livenessProbe, one.startupProbe]
      expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/readyz', '/healthz', '/healthz'])
    },
  )

  test('lead people to the nodes for people', () => {
    type Service = Named & { spec: { selector: Labels; ports: { name: string }[] } }
    const [service] = ofKind<Service>('Service')
    const web = deployments.find(({ metadata }) => metadata.name === 'slipway-web')
    expect(web?.spec.template.metadata.labels).toMatchObject(
      service?.spec.selector ?? { no: 'one' },
    )
    const ingress = JSON.stringify(ofKind('Ingress'))
    expect(ingress).toContain('"service":{"name":"slipway","port":{"name":"http"}}')
    expect(ingress).toContain(new URL(settings?.data['PUBLIC_URL'] ?? '').hostname)
  })
})

describe('the compose file', () => {
  type App = { environment: Record<string, string>; env_file: { path: string }[] }
  const { app } = (parse(read('compose.yml')) as { services: { app: App } }).services

  test('passes every setting of the file on, and sets only what is of the container', () => {
    expect(app.env_file.map(({ path }) => path)).toEqual(['.env'])
    expect(Object.keys(app.environment)).toEqual([
      'DATABASE_URL',
      'PUBLIC_URL',
      'HOST',
      'PORT',
      'DATA_DIR',
    ])
  })

  test('says a command for the first administrator that has what it needs', () => {
    expect(read('compose.yml')).toMatch(/ node server\/admin-create\.ts --email \S+$/m)
  })

  test('has an example whose names are settings or passwords of its database', () => {
    const given = [...read('compose.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    const own = [...read('compose.yml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    expect(given.length).toBeGreaterThan(4)
    expect(given.filter((name) => !isSetting(name) && !own.includes(name))).toEqual([])
  })
})

test('the image is made of what the script puts together, runs as a user and says how it is', () => {
  expect(dockerfile).toMatch(/^RUN deploy\/assemble\.sh \/image$/m)
  expect(dockerfile).toMatch(/^COPY --from=build \/image \/app$/m)
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
})

test('the unit may write to every folder that the pages for operators name', () => {
  const unit = read('slipway.service')
  const among = (pattern: RegExp) =>
    [...unit.matchAll(pattern)].flatMap(([, names = '']) => names.split(' '))
  const writable = [
    ...among(/^StateDirectory=(.+)$/gm).map((name) => `/var/lib/${name}`),
    ...among(/^ReadWritePaths=(.+)$/gm),
  ]
  const pages = globSync('docs/operate/*.md', { cwd: ROOT })
  const texts = [unit, ...pages.map((page) => readFileSync(join(ROOT, page), 'utf8'))]
  const named = texts.flatMap((text) =>
    [...text.matchAll(/^(?: {4}|Environment=)([A-Z_]+)=(\/\S+)$/gm)]
      .filter(([, name = '']) => isSetting(name))
      .map(([, , folder = '']) => folder),
  )
  expect(named.length).toBeGreaterThan(1)
  const isWritable = (folder: string) =>
    writable.some((one) => folder === one || folder.startsWith(`${one}/`))
  expect(named.filter((folder) => !isWritable(folder))).toEqual([])
})

test('the unit is one that systemd takes, where there is one', () => {
  const unit = read('slipway.service')
  expect(unit).toMatch(/^ExecStart=.* scripts\/start\.mjs --no-demo$/m)
  expect(unit).toMatch(/^User=slipway$/m)
  const path = join(ROOT, 'deploy/slipway.service')
  const { error, status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', path], {
    encoding: 'utf8',
  })
  if (error) expect(error).toMatchObject({ code: 'ENOENT' })
  else expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})
