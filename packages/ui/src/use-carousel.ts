import { useCallback, useEffect, useRef, useState } from 'react'
import { countStops, nearestStop, stopAfter } from './carousel-position.ts'
import { scrollBehavior } from './scroll-behavior.ts'

/** Scrolling has ended after this time without movement; too many browsers lack `scrollend`. */
const settledAfterMs = 250

/** The current stop of a scroll-snap track, and how to move it. */
export function useCarousel(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [stops, setStops] = useState(count)
  // Target of a running smooth scroll: the next click counts from there.
  const heading = useRef<number>(undefined)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)

  const settleLater = useCallback(() => {
    clearTimeout(settling.current)
    settling.current = setTimeout(() => {
      heading.current = undefined
    }, settledAfterMs)
  }, [])

  useEffect(() => {
    const list = track.current
    if (!list) return
    let frame = 0
    function read() {
      settleLater()
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        if (!list) return
        const { offsets, room, scrolled } = measure(list)
        setStops(countStops(offsets, room))
        setCurrent(nearestStop(offsets, room, scrolled))
      })
    }
    read()
    list.addEventListener('scroll', read, { passive: true })
    const resize = new ResizeObserver(read)
    resize.observe(list)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(settling.current)
      list.removeEventListener('scroll', read)
      resize.disconnect()
    }
  }, [settleLater])

  const goTo = useCallback(
    (stop: number) => {
      const list = track.current
      if (!list) return
      const { offsets, sign } = measure(list)
      heading.current = stop
      settleLater()
      list.scrollTo({ left: sign * (offsets[stop] ?? 0), behavior: scrollBehavior() })
    },
    [settleLater],
  )

  const step = useCallback(
    (by: 1 | -1) => {
      const list = track.current
      if (!list) return
      const { offsets, room, scrolled } = measure(list)
      const from = heading.current ?? nearestStop(offsets, room, scrolled)
      goTo(stopAfter(from, by, countStops(offsets, room)))
    },
    [goTo],
  )

  return { track, current, stops, goTo, step }
}

/** In the reading direction. In Arabic `scrollLeft` is negative, hence the sign. */
function measure(list: HTMLElement) {
  const rightToLeft = getComputedStyle(list).direction === 'rtl'
  const edge = rightToLeft ? 'right' : 'left'
  const edges = [...list.children].map((slide) => slide.getBoundingClientRect()[edge])
  return {
    offsets: edges.map((place) => Math.abs(place - (edges[0] ?? place))),
    room: list.scrollWidth - list.clientWidth,
    scrolled: Math.abs(list.scrollLeft),
    sign: rightToLeft ? -1 : 1,
  }
}
