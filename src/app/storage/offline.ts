/** The page without a network: its files are kept by the service worker; a new version and installing are offered, never forced. */
import { button, el, keep } from '../../board/index.ts'

/** Chromium's offer to install the page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

export interface Offline {
  /** What there is to say and to press on the start screen; it keeps itself up to date. */
  corner(): HTMLElement
}

const hour = 3_600_000

/** Registers the service worker of the built page, once the page itself is there. */
export function keepOffline(host: { serviceWorker?: ServiceWorkerContainer } = navigator): Offline {
  const container = host.serviceWorker
  let waiting: ServiceWorker | null = null
  let kept = Boolean(container?.controller)
  let offer: InstallOffer | null = null
  let asked = false
  let box: HTMLElement | null = null

  function show(): void {
    if (!box) return
    const there: Part[] = [
      ...(waiting ? (['new', 'take'] as const) : []),
      ...(offer ? (['install'] as const) : []),
      ...(kept && !waiting ? (['kept'] as const) : []),
    ]
    // What stays keeps the focus; of what goes it stays here.
    const held = box.contains(document.activeElement)
    keep(
      box,
      there,
      (part) => part,
      (part) => parts[part](),
    )
    if (held && !box.contains(document.activeElement)) (box.querySelector('button') ?? box).focus()
  }

  const parts = {
    new: () =>
      el(
        'p',
        { class: 'offer' },
        'A new version of raidkeeper is ready. It may refuse raids that were begun with this one: finish those first, or save them to files.',
      ),
    take: () =>
      button('Use the new version', () => {
        asked = true
        waiting?.postMessage('take over')
      }),
    install: () => button('Install raidkeeper', install),
    kept: () => el('p', { class: 'note' }, 'This page works without a network.'),
  }
  type Part = keyof typeof parts

  async function install(): Promise<void> {
    const once = offer
    offer = null
    await once?.prompt()
    show()
  }

  function follow(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      waiting = container?.controller ? registration.waiting : null
      show()
    }
    look()
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
    setInterval(() => void registration.update().catch(() => undefined), hour)
  }

  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer = event as InstallOffer
    show()
  })
  addEventListener('appinstalled', () => {
    offer = null
    show()
  })
  container?.addEventListener('controllerchange', () => {
    kept = true
    if (asked) location.reload()
    else show()
  })
  // Forbidden, or no secure address: the page works as long as there is a network.
  if (import.meta.env.MODE === 'production')
    void container?.register('./service-worker.js', { updateViaCache: 'none' }).then(follow, () => undefined)

  return {
    corner() {
      box = el('div', { class: 'row', role: 'status', tabindex: '-1', 'aria-label': 'This page on this device' })
      show()
      return box
    },
  }
}
