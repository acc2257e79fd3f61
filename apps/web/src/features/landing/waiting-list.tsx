import { Link } from "@tanstack/react-router";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useEffect, useState, type FormEvent } from "react";

type State =
  | { kind: "idle" }
  | { kind: "submitting" }
  | { kind: "success"; message: string }
  | { kind: "error"; message: string; emailError?: string | undefined };

/** After so long the form is ready for the next person (document 1, section 9). */
const successMs = 3000;

/** One line: address and name. Its states show in place. */
export function WaitingList() {
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [website, setWebsite] = useState("");
  const [state, setState] = useState<State>({ kind: "idle" });

  useEffect(() => {
    if (state.kind !== "success") return;
    const timer = setTimeout(() => {
      setEmail("");
      setName("");
      setState({ kind: "idle" });
    }, successMs);
    return () => clearTimeout(timer);
  }, [state.kind]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state.kind === "submitting" || email.trim() === "") return;
    setState({ kind: "submitting" });
    const { sendToWaitingList } = await import("./send-to-waiting-list.ts");
    setState(await sendToWaitingList({ email, name, website }));
  };

  const emailError = state.kind === "error" ? state.emailError : undefined;
  return (
    <section aria-labelledby="waiting-title" className="bg-sunken">
      <div className="page-gutter mx-auto grid max-w-[90rem] gap-6 py-10 lg:py-16 lg:grid-cols-[5fr_7fr] lg:items-start">
        <div>
          <h2 id="waiting-title" className="text-h1">
            Not ready yet?
          </h2>
          <p className="mt-2 max-w-[44ch] text-muted">
            Leave your address, and we write once when there is something new. See our{" "}
            <Link to="/privacy" className="text-brand underline underline-offset-4">
              privacy
            </Link>{" "}
            page.
          </p>
        </div>
        <form
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-start"
        >
          <Field label="Name" optional>
            <TextInput
              autoComplete="name"
              maxLength={255}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label="Email" error={emailError}>
            <TextInput
              type="email"
              autoComplete="email"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          </Field>
          <input
            type="text"
            name="website"
            value={website}
            onChange={(event) => setWebsite(event.target.value)}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
            className="sr-only"
          />
          <Button
            type="submit"
            variant="primary"
            className="sm:mt-[1.625rem]"
            disabled={email.trim() === ""}
            busy={state.kind === "submitting"}
            busyLabel="Joining..."
          >
            Join the list
          </Button>
          <p role="status" className="min-h-6 sm:col-span-3">
            {state.kind === "success" ? <span className="text-ok">{state.message}</span> : null}
            {state.kind === "error" && !emailError ? <span className="text-danger">{state.message}</span> : null}
          </p>
        </form>
      </div>
    </section>
  );
}
