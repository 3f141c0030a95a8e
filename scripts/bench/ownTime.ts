/** Returns the CPU time of this process alone, in ms. */
export function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
