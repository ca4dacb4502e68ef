/** The way to practice, whose screen is loaded on demand. */
import { type App, leave, show } from '../app.tsx'

/** Shows the drills. */
export async function showPractice(app: App): Promise<void> {
  const [{ Practice }] = await Promise.all([import('./practice.tsx'), app.shelf.refresh()])
  leave(app)
  show(app, '#practice', <Practice />)
}
