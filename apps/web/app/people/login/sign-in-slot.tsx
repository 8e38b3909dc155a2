import { loadAllTexts } from '../../rendering/texts.ts'
import { panelOnInterest } from '../../shell/panel-on-interest.tsx'

/** The sign-in form in the header of every page, loaded on intent. */
export const SignInSlot = panelOnInterest(async () => {
  const [{ SignInForm }] = await Promise.all([import('./sign-in-form.tsx'), loadAllTexts()])
  return SignInForm
}, 'h-80')
