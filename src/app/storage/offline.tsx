/** The page without a network: its files are kept by the service worker; a new version and installing are offered, never forced. */
import { signal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Chromium's offer to install the page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** A new version that waits to be used. */
const waiting = signal<ServiceWorker | null>(null)
/** The browser's offer to install the page, null if it makes none. */
const offer = signal<InstallOffer | null>(null)
/** Whether the page's files are kept. */
const kept = signal(false)
/** The player has asked for the new version. */
let asked = false

const hour = 3_600_000

/** Registers the service worker of the built page, once the page itself is there. */
export function keepOffline(host: { serviceWorker?: ServiceWorkerContainer } = navigator): void {
  const container = host.serviceWorker
  kept.value = Boolean(container?.controller)
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer.value = event as InstallOffer
  })
  addEventListener('appinstalled', () => {
    offer.value = null
  })
  container?.addEventListener('controllerchange', () => {
    kept.value = true
    if (asked) location.reload()
  })
  // Where it is forbidden, or the address is not secure, the page works as long as there is a network.
  if (container && import.meta.env.MODE === 'production')
    void container.register('./service-worker.js', { updateViaCache: 'none' }).then(
      (registration) => follow(container, registration),
      () => undefined,
    )
}

/** Notices new versions as they come. */
function follow(container: ServiceWorkerContainer, registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    waiting.value = container.controller ? registration.waiting : null
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  setInterval(() => void registration.update().catch(() => undefined), hour)
}

function takeOver(): void {
  asked = true
  waiting.value?.postMessage('take over')
}

async function install(): Promise<void> {
  const once = offer.value
  offer.value = null
  await once?.prompt()
}

/** What there is to say and to press on the start screen; it keeps itself up to date. */
export function OfflineCorner() {
  const box = useRef<HTMLDivElement>(null)
  // What stays keeps the focus; of what goes, the focus stays in this corner.
  const held = box.current?.contains(document.activeElement) ?? false
  useLayoutEffect(() => {
    const { current } = box
    if (held && !current?.contains(document.activeElement)) (current?.querySelector('button') ?? current)?.focus()
  })
  return (
    <div ref={box} class="row" role="status" tabIndex={-1} aria-label="This page on this device">
      {waiting.value && (
        <>
          <p class="offer">
            A new version of raidkeeper is ready. It may not open raids that were started with this one: finish those
            first, or save them to files.
          </p>
          <button type="button" onClick={takeOver}>
            Use the new version
          </button>
        </>
      )}
      {offer.value && (
        <button type="button" onClick={() => void install()}>
          Install raidkeeper
        </button>
      )}
      {kept.value && !waiting.value && <p class="note">This page works offline.</p>}
    </div>
  )
}
