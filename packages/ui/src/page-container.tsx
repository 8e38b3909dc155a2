import type { ComponentPropsWithRef } from 'react'
import { cx } from './cx.ts'

/** The page's width: 1320 px at most, with its margins. */
export function PageContainer({ className, ...native }: ComponentPropsWithRef<'div'>) {
  return <div {...native} className={cx('mx-auto w-full max-w-page px-4 sm:px-6 lg:px-8', className)} />
}
