let audio: AudioContext | undefined

/** A short low tone: the person at the scanner looks at the shelf, not at the screen. */
export function ringBell(): void {
  try {
    audio ??= new AudioContext()
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const end = audio.currentTime + 0.25
    tone.frequency.value = 220
    volume.gain.setValueAtTime(0.2, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, end)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(end)
  } catch {
    // A browser without sound still shows the red line.
  }
}
