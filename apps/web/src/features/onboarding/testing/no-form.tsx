/** Stands where the manual form of the other feature would. */
export function NoForm({ onBack, backLabel }: { onBack: () => void; backLabel: string }) {
  return (
    <>
      <h1>Create Your Portfolio</h1>
      <button type="button" onClick={onBack}>
        {backLabel}
      </button>
    </>
  );
}
