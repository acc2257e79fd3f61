import { Link } from "@tanstack/react-router";
import { buttonClass, Mark } from "@vitrine/ui";

export function LandingPage() {
  return (
    <>
      <header className="page-gutter flex min-h-16 items-center justify-between">
        <Mark word="Vitrine" />
        <Link to="/login" className={buttonClass({ variant: "quiet" })}>
          Sign In
        </Link>
      </header>
      <main id="main" className="page-gutter py-16">
        <h1 className="max-w-[12ch] text-display">Your CV, set behind glass.</h1>
        <Link
          to="/register"
          search={{ source: "landing_hero" }}
          className={buttonClass({ variant: "primary", size: "large", className: "mt-8" })}
        >
          Start building
        </Link>
      </main>
    </>
  );
}
