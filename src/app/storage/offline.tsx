/** The page offline: a service worker keeps its files; updates and installing are offered, never forced. */
import { signal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Chromium's install prompt. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>
}

/** A new version that is ready. */
const waiting = signal<ServiceWorker | null>(null)
/** The browser's install prompt, null if there is none. */
const offer = signal<InstallOffer | null>(null)
/** Whether the page's files are kept for offline use. */
const kept = signal(false)
/** The player has asked for the new version. */
let asked = false

const hour = 3_600_000

/** Registers the service worker of the built page, once the page has loaded. */
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
  // Where service workers are forbidden, or the address is not secure, the page just needs a network.
  if (container && import.meta.env.MODE === 'production')
    void container.register('./service-worker.js', { updateViaCache: 'none' }).then(
      (registration) => follow(container, registration),
      () => undefined,
    )
}

/** Watches for new versions. */
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

/** Offline messages and buttons on the start screen; updates itself. */
export function OfflineCorner() {
  const box = useRef<HTMLDivElement>(null)
  // If the focused element goes away, the focus stays in this corner.
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
      {kept.value && !waiting.value && <p class="note">Works offline.</p>}
    </div>
  )
}
