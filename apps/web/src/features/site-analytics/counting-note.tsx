import { Link } from "@tanstack/react-router";

/** How the figures came about, and whom they owe something to. */
export function CountingNote({ withCountries }: { withCountries: boolean }) {
  return (
    <footer className="max-w-[64ch] border-t border-line pt-4 text-caption text-muted">
      <p>
        Your own visits and robots are left out. No cookie is set and no address is kept, so a visitor who comes back on
        another day counts again. Hours and days are those of UTC; figures may be ten minutes old.{" "}
        <Link to="/help/analytics" className="text-brand underline underline-offset-4">
          How views are counted
        </Link>
      </p>
      {withCountries ? <p className="mt-2">Countries: Statistics data: NRO (nro.net), CC BY 4.0.</p> : null}
    </footer>
  );
}
