/** Whether what a file of `assets/beings` names is there, and whether what is there is named. */
import type { BeingFile, Layer } from './format.ts'

interface Wrong {
  path: (string | number)[]
  message: string
}

interface Place {
  layer: Layer
  path: (string | number)[]
}

const tables = ['matters', 'whole', 'pairs', 'single', 'lines', 'parts'] as const

export function wrongNames(file: Pick<BeingFile, (typeof tables)[number] | 'layers' | 'sunken'>): Wrong[] {
  const all = [
    ...placesIn(file.layers, ['layers']),
    ...placesIn(file.sunken ?? [], ['sunken']),
    ...Object.entries(file.parts).flatMap(([name, layers]) => placesIn(layers, ['parts', name])),
  ]
  const stones = all.flatMap(({ layer }) => (layer.do === 'boulder' && layer.as ? [layer.as] : []))
  const named = new Set<string>()
  const unknown = (key: string, name: unknown, known: readonly string[], path: Place['path']): Wrong[] => {
    if (typeof name !== 'string') return []
    named.add(`${key} ${name}`)
    if (known.includes(name)) return []
    return [{ path: [...path, key], message: `"${name}" is not there; there are ${known.join(', ') || 'none'}` }]
  }
  const { whole, pairs, single, lines } = file
  const shapes = [whole, pairs, single, lines].flatMap(Object.keys).concat(stones)
  const wrong = all.flatMap(({ layer, path }) => [
    ...('shape' in layer ? unknown('shape', layer.shape, shapes, path) : []),
    ...('of' in layer ? unknown('of', layer.of, Object.keys(file.matters), path) : []),
    ...('part' in layer ? unknown('part', layer.part, Object.keys(file.parts), path) : []),
  ])
  const keys = { matters: 'of', whole: 'shape', pairs: 'shape', single: 'shape', lines: 'shape', parts: 'part' }
  const idle = tables.flatMap((table) =>
    Object.keys(file[table])
      .filter((name) => !named.has(`${keys[table]} ${name}`))
      .map((name) => ({ path: [table, name], message: 'no layer names it' })),
  )
  return [...wrong, ...idle]
}

const placesIn = (layers: readonly Layer[], path: Place['path']): Place[] =>
  layers.flatMap((layer, i) => {
    const at = [...path, i]
    return [{ layer, path: at }, ...(layer.do === 'group' ? placesIn(layer.layers, [...at, 'layers']) : [])]
  })
